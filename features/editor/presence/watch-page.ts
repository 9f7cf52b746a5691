import { z } from 'zod'
import { callAtLeaving } from '@/lib/api/browser-client'
import { listenToStream } from '@/lib/api/browser-stream'
import { call } from '@/lib/api/call'
import {
  type PageChangeMessage,
  type PresentEditor,
  pageChangeSchema,
  presentEditorSchema,
} from '@/lib/contract/presence'

/** How often the own place is kept, in ms; the backend gives it up after 45 seconds. */
const keepingTime = 20_000
/** Who goes from block to block is told where she or he stays, in ms. */
const stayingTime = 400

const listSchema = z.array(presentEditorSchema)

export interface WatchListener {
  onPresent: (present: PresentEditor[]) => void
  onChange: (change: PageChangeMessage) => void
  /** Changes may have been missed: at the beginning, after a gap, or when the backend says so. */
  onMissed: () => void
}

export interface PageWatch {
  /** Tells the others in which module one is; null for none. */
  stay(module: number | null): void
  close(): void
}

/**
 * Watches a page: who is on it and what changes, by one stream of events (decisions, presence), and keeps the own place on it.
 * @param place `/{locale}/pageeditor-api/page/{id}/presence/`
 */
export function watchPage(place: string, module: number | null, listener: WatchListener): PageWatch {
  let current = module
  let told = current
  let timer: number | undefined

  async function keep(): Promise<void> {
    told = current
    const result = await call(listSchema, { method: 'POST', path: place, data: { module: current } })
    if (result.ok) listener.onPresent(result.value)
  }

  function hearPresent(data: unknown): void {
    const present = listSchema.safeParse(data)
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
    // Whether the login is over tells the next call.
    onRefused: () => void keep(),
  })
  void keep()
  const keeping = window.setInterval(keep, keepingTime)

  return {
    stay(next) {
      current = next
      window.clearTimeout(timer)
      if (current !== told) timer = window.setTimeout(keep, stayingTime)
    },
    close() {
      window.clearTimeout(timer)
      window.clearInterval(keeping)
      closeStream()
      callAtLeaving('DELETE', place)
    },
  }
}
