import type { ActiveSpan, SpanOptions, Tracing } from './spans'

interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}

interface Program {
  /** The name of the service, unless `OTEL_SERVICE_NAME` says another. */
  service: string
  release: string
}

let tracing: Tracing | undefined

/**
 * Records spans from now on, where a collector is named; without one OpenTelemetry is not even loaded.
 * @returns what ends it; null where nothing is recorded
 */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: TracingSettings,
  program: Program,
): Promise<Pick<Tracing, 'stop'> | null> {
  if (endpoint === undefined) return null
  const { openTracing } = await import('./open-tracing')
  const opened = openTracing({ endpoint, ...program })
  tracing = opened
  return {
    async stop() {
      tracing = undefined
      await opened.stop()
    },
  }
}

/** Whether spans are recorded. */
export function isTracing(): boolean {
  return tracing !== undefined
}

/** Does some work as a span, which ends with it and knows whether it failed. Where nothing is recorded, the work is merely done. */
export function traced<Result>(
  name: string,
  options: SpanOptions,
  work: (span?: ActiveSpan) => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.run(name, options, work) : work()
}

/** A function that belongs to the present span, though something else calls it. */
export function inPresentSpan<Result>(work: () => Result): () => Result {
  return tracing ? tracing.bind(work) : work
}

/** The present span for another program, as the header `traceparent`; undefined outside of any. */
export function traceparent(): string | undefined {
  return tracing?.traceparent()
}

/** The trace of the present span; undefined outside of any. */
export function traceId(): string | undefined {
  return tracing?.traceId()
}
