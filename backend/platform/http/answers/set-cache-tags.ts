import type { Context } from 'hono'
import { cacheTagHeader } from '@/lib/cache-tags'

/** Sets the header `Cache-Tag`: the response becomes stale when one of these tags changes. */
export function setCacheTags(c: Context, tags: Iterable<string>): void {
  c.header(cacheTagHeader, [...new Set(tags)].join(', '))
}

/** Adds a tag to the header `Cache-Tag`. */
export function addCacheTag(c: Context, tag: string): void {
  c.header(cacheTagHeader, tag, { append: true })
}
