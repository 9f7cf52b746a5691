import type { Context } from 'hono'
import { cacheTagHeader } from '@/lib/cache-tags'

/** Names in `Cache-Tag` what the present answer shows, so that whoever keeps it knows what makes it stale. */
export function setCacheTags(c: Context, tags: Iterable<string>): void {
  c.header(cacheTagHeader, [...new Set(tags)].join(', '))
}
