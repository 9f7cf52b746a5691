import { isDeepStrictEqual } from 'node:util'
import type { PageEvent, PageEventSource } from '@/backend/platform/db/notifications/page-events'
import type { PageChangeMessage, PresentEditor } from '@/lib/contract/pages/presence'

/**
 * The maximum number of unread messages. A slower client is disconnected, reconnects, and reloads
 * everything.
 */
const maxUnread = 500

interface PageWatcher {
  /** The page; null for reusable containers alone. */
  page: { id: number; present: () => Promise<PresentEditor[]> } | null
  pageEvents: PageEventSource
  signal: AbortSignal
  /** Calls back every 15 seconds; returns the function that stops it. */
  heartbeats: (beat: () => void) => () => void
  /** Returns true while the reader may read. */
  mayRead: () => Promise<boolean>
  /** Called once, when the stream ends. */
  onEnd: () => void
  onError: (error: unknown) => void
}

/**
 * Streams server-sent events (HTML Living Standard §9.2) about a page, or, without one, about
 * reusable containers only: `presence` with its editors, first and after each change; `feedback`
 * after a comment or review; `change` for each change of its working copy or of a reusable
 * container; `missed` if events may have been lost and the client must reload; and a comment with
 * each heartbeat. Rights are checked before each message. The stream ends with them, with `signal`,
 * or when the client disconnects.
 */
export function changeStream(watch: PageWatcher): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let release: () => void = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true
        let sentEditors: PresentEditor[] | undefined
        // Serialized, so that messages keep their order and an old list never follows a newer one.
        let last: Promise<void> = Promise.resolve()
        const inTurn = (work: () => Promise<void>) => {
          last = last.then(async () => {
            if (!isOpen) return
            if (await watch.mayRead()) await work()
            else close()
          })
          last = last.catch((error: unknown) => {
            watch.onError(error)
            close()
          })
        }
        const send = (text: string) => {
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) <= 0) return close()
          controller.enqueue(encoder.encode(text))
        }
        const sendEvent = (event: string, data: unknown) =>
          send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        const sendPresence = async () => {
          if (!watch.page) return
          const editors = await watch.page.present()
          if (isDeepStrictEqual(editors, sentEditors)) return
          sentEditors = editors
          sendEvent('presence', editors)
        }
        const workFor = (event: Exclude<PageEvent, { kind: 'missed' | 'container-change' }>) => {
          if (event.kind === 'presence') return sendPresence
          if (event.kind === 'feedback') return async () => sendEvent('feedback', {})
          return async () => sendEvent('change', toChangeMessage(event, null))
        }
        const onEvent = (event: PageEvent) => {
          if (event.kind === 'missed') {
            inTurn(async () => sendEvent('missed', {}))
            inTurn(sendPresence)
          } else if (event.kind === 'container-change') {
            inTurn(async () => sendEvent('change', toChangeMessage(event, event.slug)))
          } else if (event.pageId === watch.page?.id) {
            inTurn(workFor(event))
          }
        }
        const unsubscribe = watch.pageEvents.subscribe(onEvent, close)
        const endBeats = watch.heartbeats(() => {
          inTurn(async () => send(': still here\n\n'))
          inTurn(sendPresence)
        })
        release = () => {
          isOpen = false
          release = () => {}
          unsubscribe()
          endBeats()
          watch.signal.removeEventListener('abort', close)
          watch.onEnd()
        }
        function close() {
          if (!isOpen) return
          release()
          controller.close()
        }
        watch.signal.addEventListener('abort', close)
        if (watch.signal.aborted) return close()
        inTurn(sendPresence)
      },
      cancel() {
        release()
      },
    },
    { highWaterMark: maxUnread },
  )
}

type Change = Extract<PageEvent, { kind: 'change' | 'container-change' }>

function toChangeMessage(event: Change, container: string | null): PageChangeMessage {
  const { moduleId: module, revision, locale, by, userId: user_id } = event
  return { module, container, revision, locale, by, user_id }
}
