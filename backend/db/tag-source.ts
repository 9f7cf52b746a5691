import { z } from 'zod'

/** The database's channel on which triggers announce changed tags, each message a JSON array. */
export const tagChannel = 'cache_tags'

export type TagListener = (tags: string[]) => void

/** Where changed tags are heard (lib/cache-tags.ts has their names). */
export interface TagSource {
  /** Calls `listener` after each committed change; the returned function ends that. */
  subscribe(listener: TagListener): () => void
}

/** A tag source that is fed by `announce`. */
export interface TagHub extends TagSource {
  announce(tags: string[]): void
  /** Feeds a notification of the database; one that is no JSON array of strings counts as "everything". */
  hear(notification: { channel: string; payload?: string }): void
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
  const listeners = new Set<TagListener>()
  const announce = (tags: string[]) => {
    for (const listener of listeners) listener(tags)
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce,
    hear({ channel, payload }) {
      if (channel === tagChannel) announce(tagsOf(payload))
    },
  }
}
