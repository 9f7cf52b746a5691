import type { PublicAnswer, ReadCache } from '@/lib/api/read-cache'
import { TaggedCache } from './tagged-cache'

interface CachedRead {
  status: number
  size: number
  answer: PublicAnswer
}

interface ReadCacheOptions {
  maxBytes: number
  /**
   * Returns true while all changes are announced. Otherwise every read calls the backend; reads
   * that may lag call it once a second.
   */
  isLive: () => boolean
  now?: () => number
}

const cachedStatuses = new Set([200, 404])
/**
 * Estimates the memory of a read, in bytes. Parsed objects are larger than their JSON text, and the
 * result of each schema takes as much again.
 */
const estimateSize = (length: number) => 8 * length + 2048

/**
 * Caches the site's public reads of the backend, so that a render needs no query while nothing has
 * changed. Only responses with cache tags are cached. While changes are not announced, other
 * responses are cached for one second, too. Stale reads are never served if the backend fails,
 * because the page cache still has the older page.
 */
export function createReadCache({ maxBytes, isLive, now }: ReadCacheOptions): {
  read: ReadCache
  drop(tags: readonly string[]): void
} {
  const cache = new TaggedCache<CachedRead>({ maxBytes, isLive, ...(now && { now }) })
  return {
    async read(key, load, mayLag) {
      if (!isLive() && !mayLag) return load()
      const fresh = cache.findFresh(key)
      if (fresh) return fresh.answer
      const cachedAnswer = await cache.load(key, async () => {
        const answer = await load()
        const { status, tags, length } = answer
        const isCacheable = cachedStatuses.has(status) && (tags.length > 0 || !isLive())
        return { answer: { status, size: estimateSize(length), answer }, tags: new Set(tags), isCacheable }
      })
      return cachedAnswer.answer
    },
    drop: (tags) => cache.drop(tags),
  }
}
