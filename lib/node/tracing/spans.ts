/** What is known of a span: ids, templates and counts; never a query, a value, an address or who asks. */
type SpanAttributes = Record<string, string | number>

/** A piece of work under way. */
export interface ActiveSpan {
  rename(name: string): void
  set(attributes: SpanAttributes): void
}

export interface SpanOptions {
  /** `server` answers a request, `client` asks another program; without it the work is this program's own. */
  kind?: 'server' | 'client'
  attributes?: SpanAttributes
  /** The header `traceparent` of who asks (W3C Trace Context); without it the span belongs to the present one. */
  traceparent?: string | undefined
}

/** What records spans; only `open-tracing.ts` knows how. */
export interface Tracing {
  run<Result>(
    name: string,
    options: SpanOptions,
    work: (span: ActiveSpan) => Promise<Result>,
  ): Promise<Result>
  /** A function that runs in the present span, whenever it is called. */
  bind<Result>(work: () => Result): () => Result
  /** The present span, for the header `traceparent`. */
  traceparent(): string | undefined
  traceId(): string | undefined
  /** Sends what is still to be sent, for as long as that may take at the end. */
  stop(): Promise<void>
}
