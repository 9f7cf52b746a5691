import { z } from 'zod'
import { locales } from '@/lib/contract/common/locale'

/** The notification channel for events about pages that are being edited. */
export const pageEventsChannel = 'page_news'

const writtenSchema = z.object({
  /** The module that was written or deleted; null for the page itself. */
  moduleId: z.int().nullable(),
  /** The revision after the change; null when it was deleted. */
  revision: z.int().nullable(),
  /** The language whose working copy changed; null for what all languages share. */
  locale: z.enum(locales).nullable(),
  /** Full name of the user who changed it; '' if unknown. */
  by: z.string(),
  userId: z.int().nullable(),
})

const pageEventSchema = z.discriminatedUnion('kind', [
  writtenSchema.extend({ kind: z.literal('change'), pageId: z.int() }),
  /** A change in the reusable container of a slug, which any page may show. */
  writtenSchema.extend({ kind: z.literal('container-change'), slug: z.string() }),
  /** Something was said about the page, or its review changed. */
  z.object({ kind: z.literal('feedback'), pageId: z.int() }),
  /** An editor arrived, moved to another module, or left. */
  z.object({ kind: z.literal('presence'), pageId: z.int() }),
])

/** What happened on a page or in a reusable container; `missed` when events of any page may have been lost. */
export type PageEvent = z.infer<typeof pageEventSchema> | { kind: 'missed' }

/** A source of page events to subscribe to. */
export interface PageEventSource {
  /** Whether the source has ended: no further subscriptions. */
  readonly hasEnded: boolean
  /**
   * Calls `listener` after each committed change; the returned function ends that.
   * @param onEnd called when no more events come, because the backend stops
   */
  subscribe(listener: (event: PageEvent) => void, onEnd: () => void): () => void
}

/** A source of page events that is fed by the database's notifications. */
export interface PageEventHub extends PageEventSource {
  handleNotification(notification: { channel: string; payload?: string }): void
  /** Called when notifications may have been missed. */
  missed(): void
  /** Ends every subscription. */
  end(): void
}

/** A source without listeners yet. */
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
