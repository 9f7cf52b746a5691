import { z } from 'zod'

/** The database's channel on which triggers announce changed tags, each message a JSON array. */
export const tagChannel = 'cache_tags'

export type TagListener = (tags: string[]) => void

/** A source of changed tags to subscribe to (lib/cache-tags.ts has their names). */
export interface TagSource {
  /** Whether the source has ended: no further subscriptions. */
  readonly hasEnded: boolean
  /**
   * Calls `listener` after each committed change; the returned function ends that.
   * @param onEnd called when no more tags come, because the backend stops
   */
  subscribe(listener: TagListener, onEnd?: () => void): () => void
}

/** A tag source that is fed by `announce`. */
export interface TagHub extends TagSource {
  announce(tags: string[]): void
  /** Feeds a notification of the database; one that is no JSON array of strings counts as "everything". */
  handleNotification(notification: { channel: string; payload?: string }): void
  /** Ends every subscription. */
  end(): void
}

const payloadSchema = z.array(z.string())

function tagsOf(payload: string | undefined): string[] {
  try {
    return payloadSchema.parse(JSON.parse(payload ?? ''))
  } catch {
    return ['*']
  }
}

/** A tag source without listeners yet. */
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
      if (channel === tagChannel) announce(tagsOf(payload))
    },
    end() {
      hasEnded = true
      for (const { onEnd } of subscriptions) onEnd?.()
    },
  }
}
