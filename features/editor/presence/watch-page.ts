import { callWithKeepalive } from '@/lib/api/browser-client'
import { listenToStream } from '@/lib/api/browser-stream'
import { type PageChangeMessage, type PresentEditor, pageChangeSchema } from '@/lib/contract/pages/presence'
import { presentEditorsSchema } from './queries'

export interface WatchListener {
  onPresent: (editors: PresentEditor[]) => void
  onChange: (change: PageChangeMessage) => void
  /** Called when the comments or the review of the page have changed. */
  onFeedback: () => void
  /** Called when changes may be missing: on connect, after a gap, or on a `missed` event. */
  onMissed: () => void
  /** Called when the backend rejects the stream. */
  onRejected: () => void
}

/**
 * Subscribes to the presence on a page and to its changes, in one event stream.
 * @param address the address of the page's presence
 * @param visitId the same as in the heartbeats of the visit
 * @returns a function that ends the subscription and reports the departure to the other editors
 */
export function watchPage(address: string, visitId: string, listener: WatchListener): () => void {
  const closeStream = watchChanges(address, listener)
  return () => {
    closeStream()
    callWithKeepalive('DELETE', `${address}?tab=${visitId}`)
  }
}

/**
 * Subscribes to changes without joining the page.
 * @returns a function that ends the subscription
 */
export function watchChanges(address: string, listener: WatchListener): () => void {
  function handlePresence(data: unknown): void {
    const editors = presentEditorsSchema.safeParse(data)
    if (editors.success) listener.onPresent(editors.data)
  }

  return listenToStream(address, ['presence', 'change', 'feedback', 'missed'], {
    onOpen: listener.onMissed,
    onEvent(event, data) {
      if (event === 'presence') return handlePresence(data)
      if (event === 'feedback') return listener.onFeedback()
      const change = pageChangeSchema.safeParse(data)
      if (event === 'change' && change.success) listener.onChange(change.data)
      else listener.onMissed()
    },
    onRejected: listener.onRejected,
  })
}
