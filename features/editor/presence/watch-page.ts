import { callAtLeaving } from '@/lib/api/browser-client'
import { listenToStream } from '@/lib/api/browser-stream'
import { type PageChangeMessage, type PresentEditor, pageChangeSchema } from '@/lib/contract/presence'
import { presentEditorsSchema } from './queries'

export interface WatchListener {
  onPresent: (present: PresentEditor[]) => void
  onChange: (change: PageChangeMessage) => void
  /** Changes may have been missed: at the beginning, after a gap, or when the backend says so. */
  onMissed: () => void
  /** The stream was refused, for whatever reason. */
  onRefused: () => void
}

/**
 * Listens to who comes to a page and what changes on it, by one stream of events (decisions, presence).
 * @param place the address of the page's presence
 * @returns what ends it and tells the others that one is gone
 */
export function watchPage(place: string, listener: WatchListener): () => void {
  function hearPresent(data: unknown): void {
    const present = presentEditorsSchema.safeParse(data)
    if (present.success) listener.onPresent(present.data)
  }

  const closeStream = listenToStream(place, ['presence', 'change', 'missed'], {
    onOpen: listener.onMissed,
    onEvent(event, data) {
      if (event === 'presence') return hearPresent(data)
      const change = pageChangeSchema.safeParse(data)
      if (event === 'change' && change.success) listener.onChange(change.data)
      else listener.onMissed()
    },
    onRefused: listener.onRefused,
  })

  return () => {
    closeStream()
    callAtLeaving('DELETE', place)
  }
}
