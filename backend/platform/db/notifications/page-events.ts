import { z } from 'zod'
import { locales } from '@/lib/contract/common/locale'

/** Channel for events of edited pages. */
export const pageEventsChannel = 'page_news'

const writtenSchema = z.object({
  /** Id of the changed module; null for the page. */
  moduleId: z.int().nullable(),
  /** Revision after the change; null after a deletion. */
  revision: z.int().nullable(),
  /** Changed language; null for data that all languages share. */
  locale: z.enum(locales).nullable(),
  /** Full name of the author; '' if unknown. */
  by: z.string(),
  userId: z.int().nullable(),
})

const pageEventSchema = z.discriminatedUnion('kind', [
  writtenSchema.extend({ kind: z.literal('change'), pageId: z.int() }),
  /** A change in a reusable container, which any page may show. */
  writtenSchema.extend({ kind: z.literal('container-change'), slug: z.string() }),
  z.object({ kind: z.literal('feedback'), pageId: z.int() }),
  /** An editor arrived, moved to another module, or left. */
  z.object({ kind: z.literal('presence'), pageId: z.int() }),
])

/** An event of a page or container. `missed` means that events may have been lost. */
export type PageEvent = z.infer<typeof pageEventSchema> | { kind: 'missed' }

export interface PageEventSource {
  /** True when no more events follow. */
  readonly hasEnded: boolean
  /**
   * Calls `listener` after each committed change, and `onEnd` when the backend stops. Returns a
   * function that unsubscribes.
   */
  subscribe(listener: (event: PageEvent) => void, onEnd: () => void): () => void
}

/** A source that database notifications feed. */
export interface PageEventHub extends PageEventSource {
  handleNotification(notification: { channel: string; payload?: string }): void
  /** Called when notifications may have been lost. */
  announceGap(): void
  end(): void
}

/** Creates a source without subscribers. */
export function createPageEventHub(): PageEventHub {
  const subscriptions = new Set<{ listener: (event: PageEvent) => void; onEnd: () => void }>()
  const emit = (event: PageEvent) => {
    for (const { listener } of subscriptions) listener(event)
  }
  let hasEnded = false
  return {
    get hasEnded() {
      return hasEnded
    },
    subscribe(listener, onEnd) {
      const subscription = { listener, onEnd }
      subscriptions.add(subscription)
      return () => subscriptions.delete(subscription)
    },
    handleNotification({ channel, payload }) {
      if (channel === pageEventsChannel) emit(parsePageEvent(payload))
    },
    announceGap: () => emit({ kind: 'missed' }),
    end() {
      hasEnded = true
      for (const { onEnd } of subscriptions) onEnd()
    },
  }
}

function parsePageEvent(payload: string | undefined): PageEvent {
  try {
    return pageEventSchema.parse(JSON.parse(payload ?? ''))
  } catch {
    return { kind: 'missed' }
  }
}
