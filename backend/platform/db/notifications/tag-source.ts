import { z } from 'zod'

/** Channel on which triggers announce the changed cache tags, as JSON arrays. */
export const tagChannel = 'cache_tags'

export type TagListener = (tags: string[]) => void

/** A source of changed cache tags (names: lib/cache-tags.ts). */
export interface TagSource {
  /** True after the end. Then new subscriptions are not possible. */
  readonly hasEnded: boolean
  /**
   * Calls `listener` after each committed change.
   * @param onEnd called when the backend stops and no more tags follow
   * @returns a function that unsubscribes
   */
  subscribe(listener: TagListener, onEnd?: () => void): () => void
}

/** A source of cache tags that `announce` fills. */
export interface TagHub extends TagSource {
  announce(tags: string[]): void
  /**
   * Passes on the tags of a database notification. A malformed notification announces `*`, the tag
   * of everything.
   */
  handleNotification(notification: { channel: string; payload?: string }): void
  /** Ends every subscription. */
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

/** Creates a source of cache tags that has no subscribers yet. */
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
