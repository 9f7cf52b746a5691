import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Feed, writeFeed } from '../../text-files/rss'
import { matchesEtag } from './etag'

/** Sends a feed, or 304 if it is unchanged. */
export function sendFeed(c: Context, feed: Feed) {
  return sendFile(c, writeFeed(feed), { type: 'application/rss+xml; charset=utf-8' })
}

/**
 * Sends a text, or 304 if it is unchanged. Caches must revalidate it. Without a time of the last
 * change, because no time covers a withdrawn item.
 */
export function sendFile(c: Context, text: string, { type }: { type: string }) {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, no-cache')
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': type })
}
