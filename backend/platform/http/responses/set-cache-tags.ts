import type { Context } from 'hono'
import { cacheTagHeader } from '@/lib/cache-tags'

/** Sets `Cache-Tag`. A change of a tag makes the response stale. */
export function setCacheTags(c: Context, tags: Iterable<string>): void {
  c.header(cacheTagHeader, [...new Set(tags)].join(', '))
}

export function addCacheTag(c: Context, tag: string): void {
  c.header(cacheTagHeader, tag, { append: true })
}
