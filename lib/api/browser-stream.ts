/**
 * First and longest delay before the next attempt after the stream was rejected, in milliseconds.
 */
const delaysMs = { first: 3000, max: 60_000 }

export interface StreamListener {
  /** Called when the stream is open. Events before that are not received. */
  onOpen: () => void
  onEvent: (event: string, data: unknown) => void
  /**
   * Called when the server rejected the stream; browsers do not expose the reason. Another attempt
   * follows after a delay.
   */
  onRejected: () => void
}

/**
 * Listens to server-sent events (HTML Living Standard §9.2). The browser reconnects after network
 * failures; this function reconnects after rejections.
 * @returns a function that closes the stream
 */
export function listenToStream(path: string, events: readonly string[], listener: StreamListener): () => void {
  let source: EventSource | null = null
  let timer: number | undefined
  let rejections = 0

  function open(): void {
    const stream = new EventSource(path)
    source = stream
    stream.onopen = () => {
      rejections = 0
      listener.onOpen()
    }
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) return
      const delayMs = Math.min(delaysMs.first * 2 ** rejections, delaysMs.max)
      rejections += 1
      timer = window.setTimeout(open, delayMs)
      listener.onRejected()
    }
    for (const event of events) {
      stream.addEventListener(event, ({ data }: MessageEvent<string>) => {
        listener.onEvent(event, JSON.parse(data))
      })
    }
  }

  open()
  return () => {
    window.clearTimeout(timer)
    source?.close()
  }
}
