import type { TagSource } from '../db/notifications/tag-source'

const heartbeatMs = 15_000

/** Number of unread messages after which a reader is disconnected. The reader then reconnects. */
const maxUnread = 1000

/**
 * Streams changed tags as server-sent events: `ready`, then a JSON array per message, and a comment
 * every 15 s against timeouts of proxies. Calls `onEnd` once, when `signal` aborts or the reader
 * leaves.
 */
export function createTagStream(tags: TagSource, signal: AbortSignal, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let release: () => void = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) return close()
          controller.enqueue(encoder.encode(text))
        }
        const unsubscribe = tags.subscribe((changedTags) => send(`data: ${JSON.stringify(changedTags)}\n\n`), close)
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
