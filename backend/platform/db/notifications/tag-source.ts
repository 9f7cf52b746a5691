import { z } from 'zod'

/** Channel for changed cache tags, as JSON arrays. */
export const tagChannel = 'cache_tags'

export type TagListener = (tags: string[]) => void

/** A source of changed cache tags (lib/cache-tags.ts). */
export interface TagSource {
  /** True when no more tags follow. */
  readonly hasEnded: boolean
  /**
   * Calls `listener` after each committed change, and `onEnd` when the backend stops. Returns a
   * function that unsubscribes.
   */
  subscribe(listener: TagListener, onEnd?: () => void): () => void
}

export interface TagHub extends TagSource {
  announce(tags: string[]): void
  /** Announces the tags of a notification; `*`, the tag of everything, if it is malformed. */
  handleNotification(notification: { channel: string; payload?: string }): void
  end(): void
}

const payloadSchema = z.array(z.string())

function parseTags(payload: string | undefined): string[] {
  try {
    return payloadSchema.parse(JSON.parse(payload ?? ''))
  } catch {
    return ['*']
  }
}

/** Creates a source without subscribers. */
export function createTagHub(): TagHub {
  const subscriptions = new Set<{ listener: TagListener; onEnd?: () => void }>()
  const announce = (tags: string[]) => {
    for (const { listener } of subscriptions) listener(tags)
  }
  let hasEnded = false
  return {
    get hasEnded() {
      return hasEnded
    },
    subscribe(listener, onEnd) {
      const subscription = { listener, ...(onEnd && { onEnd }) }
      subscriptions.add(subscription)
      return () => subscriptions.delete(subscription)
    },
    announce,
    handleNotification({ channel, payload }) {
      if (channel === tagChannel) announce(parseTags(payload))
    },
    end() {
      hasEnded = true
      for (const { onEnd } of subscriptions) onEnd?.()
    },
  }
}
