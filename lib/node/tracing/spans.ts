/** Attributes of a span: ids, templates and counts, but no queries, values, addresses or users. */
type SpanAttributes = Record<string, string | number>

/** A span in progress. */
export interface ActiveSpan {
  rename(name: string): void
  set(attributes: SpanAttributes): void
}

export interface SpanOptions {
  /** `server` handles a request, `client` calls another program; default: internal work. */
  kind?: 'server' | 'client'
  attributes?: SpanAttributes
  /**
   * The caller's `traceparent` header (W3C Trace Context); by default the current span is the
   * parent.
   */
  traceparent?: string | undefined
}

/** Records spans; implemented by `open-tracing.ts`. */
export interface Tracing {
  run<Result>(
    name: string,
    options: SpanOptions,
    work: (span: ActiveSpan) => Promise<Result>,
  ): Promise<Result>
  /** Binds a function to the current span. */
  bind<Result>(work: () => Result): () => Result
  /** Returns the current span as `traceparent` header. */
  traceparent(): string | undefined
  traceId(): string | undefined
  /** Sends the remaining spans, with a timeout. */
  stop(): Promise<void>
}
