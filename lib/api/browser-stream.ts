/** First and longest pause before a refused stream is asked for again, in ms. */
const pauses = { first: 3000, longest: 60_000 }

export interface StreamListener {
  /** The stream is open; earlier events are not sent. */
  onOpen: () => void
  onEvent: (event: string, data: unknown) => void
  /** It was refused, for whatever reason: the browser does not say. It is asked for again after a pause. */
  onRefused: () => void
}

/**
 * Listens to server-sent events (HTML Living Standard §9.2). After a loss of the network the browser connects again by
 * itself; after a refusal this does.
 * @returns what ends it
 */
export function listenToStream(
  path: string,
  events: readonly string[],
  listener: StreamListener,
): () => void {
  let source: EventSource | null = null
  let timer: number | undefined
  let refusals = 0

  function open(): void {
    const opened = new EventSource(path)
    source = opened
    opened.onopen = () => {
      refusals = 0
      listener.onOpen()
    }
    opened.onerror = () => {
      if (opened.readyState !== EventSource.CLOSED) return
      const pause = Math.min(pauses.first * 2 ** refusals, pauses.longest)
      refusals += 1
      timer = window.setTimeout(open, pause)
      listener.onRefused()
    }
    for (const event of events) {
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
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
