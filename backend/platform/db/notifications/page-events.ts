import { z } from 'zod'
import { locales } from '@/lib/contract/common/locale'

/** Notification channel for events of edited pages. */
export const pageEventsChannel = 'page_news'

const writtenSchema = z.object({
  /** The written or deleted module; null for the page itself. */
  moduleId: z.int().nullable(),
  /** The revision after the change; null after a deletion. */
  revision: z.int().nullable(),
  /** The changed language; null for data that all languages share. */
  locale: z.enum(locales).nullable(),
  /** Full name of the author; '' if unknown. */
  by: z.string(),
  userId: z.int().nullable(),
})

const pageEventSchema = z.discriminatedUnion('kind', [
  writtenSchema.extend({ kind: z.literal('change'), pageId: z.int() }),
  /** A change in a reusable container, which any page may show. */
  writtenSchema.extend({ kind: z.literal('container-change'), slug: z.string() }),
  /** A new comment or review state. */
  z.object({ kind: z.literal('feedback'), pageId: z.int() }),
  /** An editor arrived, moved to another module, or left. */
  z.object({ kind: z.literal('presence'), pageId: z.int() }),
])

/**
 * An event of a page or reusable container. `missed` means that events of any page may have been
 * lost.
 */
export type PageEvent = z.infer<typeof pageEventSchema> | { kind: 'missed' }

/** A source of page events. */
export interface PageEventSource {
  /** True after the end. Then new subscriptions are not possible. */
  readonly hasEnded: boolean
  /**
   * Calls `listener` after each committed change.
   * @param onEnd called when the backend stops and no more events follow
   * @returns a function that unsubscribes
   */
  subscribe(listener: (event: PageEvent) => void, onEnd: () => void): () => void
}

/** A source of page events that gets them from database notifications. */
export interface PageEventHub extends PageEventSource {
  handleNotification(notification: { channel: string; payload?: string }): void
  /** Called when notifications may have been missed. */
  missed(): void
  /** Ends every subscription. */
  end(): void
}

/** Creates a source of page events that has no subscribers yet. */
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
    missed: () => emit({ kind: 'missed' }),
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
