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
 * Each heartbeat sends a comment line, which clients ignore. The permission to read is checked
 * before each message. The stream ends when it is lost or the client disconnects.
 */
export function createChangeStream(watcher: PageWatcher): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOpen = true
  const cleanUps: (() => void)[] = []
  const end = (hasLeft: boolean) => {
    isOpen = false
    for (const cleanUp of cleanUps) cleanUp()
    watcher.onEnd(hasLeft)
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let sentEditors: PresentEditor[] | undefined
        // Tasks run one after the other, so that messages keep their order.
        let lastTask: Promise<void> = Promise.resolve()
        const enqueueTask = (work: () => Promise<void>) => {
          lastTask = lastTask
            .then(async () => {
              if (!isOpen) return
              if (await watcher.mayRead()) await work()
              else close()
            })
            .catch((error: unknown) => {
              watcher.onError(error)
              close()
            })
        }
        const send = (text: string) => {
          if (!isOpen) return
          const isFull = (controller.desiredSize ?? 0) <= 0
          if (isFull) return close()
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
        const onEvent = (event: PageEvent) => {
          const isOfOtherPage = 'pageId' in event && event.pageId !== watcher.page?.id
          if (isOfOtherPage) return
          switch (event.kind) {
            case 'missed':
              enqueueTask(async () => sendEvent('missed', {}))
              return enqueueTask(sendPresence)
            case 'presence':
              return enqueueTask(sendPresence)
            case 'feedback':
              return enqueueTask(async () => sendEvent('feedback', {}))
            case 'change':
              return enqueueTask(async () => sendEvent('change', toChangeMessage(event, null)))
            case 'container-change':
              return enqueueTask(async () => sendEvent('change', toChangeMessage(event, event.slug)))
          }
        }
        const onHeartbeat = () => {
          enqueueTask(async () => send(': still here\n\n'))
          enqueueTask(sendPresence)
        }
        const close = (hasLeft = false) => {
          if (!isOpen) return
          end(hasLeft)
          controller.close()
        }
        const onAbort = () => close(true)
        const onBackendStop = () => close()
        watcher.signal.addEventListener('abort', onAbort)
        cleanUps.push(watcher.pageEvents.subscribe(onEvent, onBackendStop), watcher.startHeartbeats(onHeartbeat), () =>
          watcher.signal.removeEventListener('abort', onAbort),
        )
        if (watcher.signal.aborted) return onAbort()
        enqueueTask(sendPresence)
      },
      cancel() {
        if (isOpen) end(true)
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
