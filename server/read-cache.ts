import type { PublicAnswer, ReadCache } from '@/lib/api/read-cache'
import { TaggedCache } from './tagged-cache'

interface KeptRead {
  status: number
  size: number
  answer: PublicAnswer
}

interface ReadCacheOptions {
  maxBytes: number
  /** Whether changes are being announced; while not, every read goes to the backend. */
  isLive: () => boolean
}

const keptStatuses = new Set([200, 404])
/** Objects take more than their text; each schema's result as much again. */
const sizeOf = (length: number) => 8 * length + 2048

/**
 * Keeps the site's public reads, so that rendering a page costs no query while nothing has changed. Kept is what names,
 * by its tags, what makes it stale. A failure is never answered from here: the page cache has the older page.
 */
export function createReadCache({ maxBytes, isLive }: ReadCacheOptions): {
  keeper: ReadCache
  drop(tags: readonly string[]): void
} {
  const cache = new TaggedCache<KeptRead>({ maxBytes, isLive })
  return {
    async keeper(key, load) {
      if (!isLive()) return load()
      const known = cache.fresh(key)
      if (known) return known.answer
      const kept = await cache.load(key, async () => {
        const answer = await load()
        const { status, tags, length } = answer
        const isKept = keptStatuses.has(status) && tags.length > 0
        return { answer: { status, size: sizeOf(length), answer }, tags: new Set(tags), isKept }
      })
      return kept.answer
    },
    drop: (tags) => cache.drop(tags),
  }
}
