/** Returns true for server-sent events (HTML Living Standard §9.2). */
export function isEventStream({ headers }: Pick<Response, 'headers'>): boolean {
  return /^text\/event-stream\s*(;|$)/i.test(headers.get('content-type') ?? '')
}

/** Wraps a stream that ends when the signal aborts. */
export function endOnAbort(source: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  const end = () => void reader.cancel().catch(() => undefined)
  const release = () => signal.removeEventListener('abort', end)
  return new ReadableStream<Uint8Array>({
    start() {
      signal.addEventListener('abort', end, { once: true })
      if (signal.aborted) end()
    },
    async pull(controller) {
      const { value, done } = await reader.read()
      if (!done) return controller.enqueue(value)
      release()
      controller.close()
    },
    cancel(reason) {
      release()
      return reader.cancel(reason)
    },
  })
}
