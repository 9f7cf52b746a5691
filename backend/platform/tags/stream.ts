import type { TagSource } from '../db/notifications/tag-source'

const heartbeatMs = 15_000

/** A reader with more unread messages is disconnected; it reconnects and starts over. */
const maxUnread = 1000

/**
 * Streams changed tags as server-sent events (HTML Living Standard §9.2): `ready` first, then one
 * JSON array per message, and a comment every 15 s so that proxies keep the connection open. Ends
 * with `signal` or when the reader leaves; `onEnd` is called once.
 */
export function createTagStream(
  tags: TagSource,
  signal: AbortSignal,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let release: () => void = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) return close()
          controller.enqueue(encoder.encode(text))
        }
        const unsubscribe = tags.subscribe(
          (changedTags) => send(`data: ${JSON.stringify(changedTags)}\n\n`),
          close,
        )
        const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs)
        heartbeat.unref()
        release = () => {
          release = () => {}
          unsubscribe()
          clearInterval(heartbeat)
          signal.removeEventListener('abort', close)
          onEnd()
        }
        function close() {
          release()
          controller.close()
        }
        signal.addEventListener('abort', close)
        send('event: ready\ndata: []\n\n')
      },
      cancel() {
        release()
      },
    },
    { highWaterMark: maxUnread },
  )
}
