import type { ActiveSpan, SpanOptions, Tracing } from './spans'

interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}

interface Program {
  /** Overridden by `OTEL_SERVICE_NAME`. */
  service: string
  release: string
}

let tracing: Tracing | undefined

/**
 * Starts to record spans if a collector is configured. Returns null otherwise, without loading
 * OpenTelemetry.
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

export function isTracing(): boolean {
  return tracing !== undefined
}

/** Runs work in a span, which records its failure. Without tracing it only runs the work. */
export function runInSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span?: ActiveSpan) => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.run(name, options, work) : work()
}

export function bindToCurrentSpan<Result>(work: () => Result): () => Result {
  return tracing ? tracing.bind(work) : work
}

/** Returns the current span as a `traceparent` header, if any. */
export function getTraceparent(): string | undefined {
  return tracing?.getTraceparent()
}

/** Returns the current trace id, if any. */
export function getTraceId(): string | undefined {
  return tracing?.getTraceId()
}
