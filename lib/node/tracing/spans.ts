/**
 * Attributes of a span: ids, templates and counts. They must not contain queries, values, addresses
 * or users.
 */
type SpanAttributes = Record<string, string | number>

/** A span that has not ended yet. */
export interface ActiveSpan {
  rename(name: string): void
  set(attributes: SpanAttributes): void
}

export interface SpanOptions {
  /**
   * `server` for handling a request, `client` for a call to another program. Undefined for work
   * inside the program.
   */
  kind?: 'server' | 'client'
  attributes?: SpanAttributes
  /**
   * `traceparent` header of the caller (W3C Trace Context). Without it, the current span is the
   * parent.
   */
  traceparent?: string | undefined
}

/** Records spans. `open-tracing.ts` implements it. */
export interface Tracing {
  run<Result>(
    name: string,
    options: SpanOptions,
    work: (span: ActiveSpan) => Promise<Result>,
  ): Promise<Result>
  /** Binds a function to the current span, so that spans that it starts are children of it. */
  bind<Result>(work: () => Result): () => Result
  /** Returns the current span as the value of a `traceparent` header. */
  traceparent(): string | undefined
  traceId(): string | undefined
  /** Sends the remaining spans. Waits at most until a timeout. */
  stop(): Promise<void>
}
