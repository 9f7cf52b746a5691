import { isDeepStrictEqual } from 'node:util'
import type { PageEvent, PageEventSource } from '@/backend/platform/db/notifications/page-events'
import type { PageChangeMessage, PresentEditor } from '@/lib/contract/pages/presence'

/**
 * The maximum number of unread messages. A client that exceeds it is disconnected, and then
 * reconnects and reloads everything.
 */
const maxUnread = 500

interface PageWatcher {
  /** The page; null to stream only changes of reusable containers. */
  page: { id: number; listEditors: () => Promise<PresentEditor[]> } | null
  pageEvents: PageEventSource
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  /** Calls `beat` at each heartbeat. Returns a function that stops the heartbeats. */
  startHeartbeats: (beat: () => void) => () => void
  /** Returns true as long as the client may read the stream. */
  mayRead: () => Promise<boolean>
  /** Called once, when the stream ends. `hasLeft` is true if the client disconnected. */
  onEnd: (hasLeft: boolean) => void
  onError: (error: unknown) => void
}

/**
 * Streams server-sent events (HTML Living Standard §9.2) about a page and about reusable
 * containers; without a page, only about reusable containers. The events are:
 * - `presence` with the editors on the page, at the start and after each change,
 * - `feedback` after a comment or review,
 * - `change` after each change of the working copy or of a reusable container,
 * - `missed` if events may be lost, so that the client must reload.
 *
 * Each heartbeat sends a comment line, which clients ignore. The right is checked before each
 * message. The stream ends when the right is lost or the client disconnects.
 */
export function createChangeStream(watcher: PageWatcher): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let cleanUp: (hasLeft: boolean) => void = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true
        let sentEditors: PresentEditor[] | undefined
        // Tasks run one after the other, so that messages keep their order.
        let lastTask: Promise<void> = Promise.resolve()
        const enqueueTask = (work: () => Promise<void>) => {
          lastTask = lastTask.then(async () => {
            if (!isOpen) return
            if (await watcher.mayRead()) await work()
            else close()
          })
          lastTask = lastTask.catch((error: unknown) => {
            watcher.onError(error)
            close()
          })
        }
        const send = (text: string) => {
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) <= 0) return close()
          controller.enqueue(encoder.encode(text))
        }
        const sendEvent = (event: string, data: unknown) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        const sendPresence = async () => {
          if (!watcher.page) return
          const editors = await watcher.page.listEditors()
          if (isDeepStrictEqual(editors, sentEditors)) return
          sentEditors = editors
          sendEvent('presence', editors)
        }
        const createTask = (event: Exclude<PageEvent, { kind: 'missed' | 'container-change' }>) => {
          if (event.kind === 'presence') return sendPresence
          if (event.kind === 'feedback') return async () => sendEvent('feedback', {})
          return async () => sendEvent('change', toChangeMessage(event, null))
        }
        const onEvent = (event: PageEvent) => {
          if (event.kind === 'missed') {
            enqueueTask(async () => sendEvent('missed', {}))
            enqueueTask(sendPresence)
          } else if (event.kind === 'container-change') {
            enqueueTask(async () => sendEvent('change', toChangeMessage(event, event.slug)))
          } else if (event.pageId === watcher.page?.id) {
            enqueueTask(createTask(event))
          }
        }
        const unsubscribe = watcher.pageEvents.subscribe(onEvent, close)
        const stopHeartbeats = watcher.startHeartbeats(() => {
          enqueueTask(async () => send(': still here\n\n'))
          enqueueTask(sendPresence)
        })
        cleanUp = (hasLeft) => {
          isOpen = false
          cleanUp = () => {}
          unsubscribe()
          stopHeartbeats()
          watcher.signal.removeEventListener('abort', onAbort)
          watcher.onEnd(hasLeft)
        }
        function close(hasLeft = false) {
          if (!isOpen) return
          cleanUp(hasLeft)
          controller.close()
        }
        const onAbort = () => close(true)
        watcher.signal.addEventListener('abort', onAbort)
        if (watcher.signal.aborted) return onAbort()
        enqueueTask(sendPresence)
      },
      cancel() {
        cleanUp(true)
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
