import type { Context } from 'hono'
import { cacheTagHeader } from '@/lib/cache-tags'

/** Lists in `Cache-Tag` what the response shows, so that caches know which changes make it stale. */
export function setCacheTags(c: Context, tags: Iterable<string>): void {
  c.header(cacheTagHeader, [...new Set(tags)].join(', '))
}

/** Lists one more. */
export function addCacheTag(c: Context, tag: string): void {
  c.header(cacheTagHeader, tag, { append: true })
}
