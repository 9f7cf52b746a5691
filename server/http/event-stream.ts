/** Returns true for server-sent events (HTML Living Standard §9.2). */
export function isEventStream({ headers }: Pick<Response, 'headers'>): boolean {
  return /^text\/event-stream\s*(;|$)/i.test(headers.get('content-type') ?? '')
}

/** Returns a stream with the same content, which ends when the signal aborts. */
export function endOnAbort(source: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  const cancelReader = () => void reader.cancel().catch(() => undefined)
  const release = () => signal.removeEventListener('abort', cancelReader)
  return new ReadableStream<Uint8Array>({
    start() {
      signal.addEventListener('abort', cancelReader, { once: true })
      if (signal.aborted) cancelReader()
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
