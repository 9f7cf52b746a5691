import type { ActiveSpan, SpanOptions, Tracing } from './spans'

interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}

interface Program {
  /** Name of the service. `OTEL_SERVICE_NAME` overrides it. */
  service: string
  release: string
}

let tracing: Tracing | undefined

/**
 * Starts to record spans if a collector is configured. Otherwise OpenTelemetry is not loaded.
 * @returns an object that stops the recording; null if nothing is recorded
 */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: TracingSettings,
  program: Program,
): Promise<Pick<Tracing, 'stop'> | null> {
  if (endpoint === undefined) return null
  const { openTracing } = await import('./open-tracing')
  const recorder = openTracing({ endpoint, ...program })
  tracing = recorder
  return {
    async stop() {
      tracing = undefined
      await recorder.stop()
    },
  }
}

/** Returns true if spans are recorded. */
export function isTracing(): boolean {
  return tracing !== undefined
}

/**
 * Runs work in a span, which ends with the work and records its failure. Without tracing, it just
 * runs the work.
 */
export function runInSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span?: ActiveSpan) => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.run(name, options, work) : work()
}

/** Binds a function to the current span, so that spans that it starts are children of it. */
export function bindToCurrentSpan<Result>(work: () => Result): () => Result {
  return tracing ? tracing.bind(work) : work
}

/** Returns the current span as the value of a `traceparent` header; undefined outside a span. */
export function traceparent(): string | undefined {
  return tracing?.traceparent()
}

/** Returns the trace id of the current span; undefined outside a span. */
export function traceId(): string | undefined {
  return tracing?.traceId()
}
