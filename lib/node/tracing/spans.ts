/** Attributes of a span: ids, templates and counts; no queries, values, addresses or users. */
type SpanAttributes = Record<string, string | number>

export interface ActiveSpan {
  rename(name: string): void
  setAttributes(attributes: SpanAttributes): void
}

export interface SpanOptions {
  /** `server` handles a request, `client` calls another program; undefined for internal work. */
  kind?: 'server' | 'client'
  attributes?: SpanAttributes
  /** Header of the caller (W3C Trace Context), by default the current span. */
  traceparent?: string | undefined
}

export interface Tracing {
  run<Result>(name: string, options: SpanOptions, work: (span: ActiveSpan) => Promise<Result>): Promise<Result>
  bind<Result>(work: () => Result): () => Result
  /** Returns the current span as a `traceparent` header. */
  getTraceparent(): string | undefined
  getTraceId(): string | undefined
  /** Sends the remaining spans, up to a timeout. */
  stop(): Promise<void>
}
