import type { PublicResponse, ReadCache } from '@/lib/api/read-cache'
import { TaggedCache } from './tagged-cache'

interface CachedRead {
  status: number
  size: number
  response: PublicResponse
}

interface ReadCacheOptions {
  maxBytes: number
  /**
   * Returns true while changes are announced. Otherwise reads call the backend, at most once a
   * second if they may lag.
   */
  isLive: () => boolean
  now?: () => number
}

const cachedStatuses = new Set([200, 404])
/**
 * Estimates the memory of a read. Parsed objects are larger than JSON, and each schema doubles
 * them.
 */
const estimateSize = (length: number) => 8 * length + 2048

/**
 * Caches the site's public reads until one of their tags changes. While changes are not announced,
 * caches only reads that may lag, for a second. Never serves stale reads, because the page cache
 * has the older page.
 */
export function createReadCache({ maxBytes, isLive, now }: ReadCacheOptions): {
  read: ReadCache
  drop(tags: readonly string[]): void
} {
  const cache = new TaggedCache<CachedRead>({ maxBytes, isLive, ...(now && { now }) })
  return {
    async read(key, load, mayLag) {
      if (!isLive() && !mayLag) return load()
      const freshEntry = cache.findFresh(key)
      if (freshEntry) return freshEntry.response
      const cachedRead = await cache.load(key, async () => {
        const response = await load()
        const { status, tags, length } = response
        const isCacheable = cachedStatuses.has(status) && (tags.length > 0 || !isLive())
        return { value: { status, size: estimateSize(length), response }, tags: new Set(tags), isCacheable }
      })
      return cachedRead.response
    },
    drop: (tags) => cache.drop(tags),
  }
}
