import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Feed, writeFeed } from '../../text-files/rss'
import { matchesEtag } from './etag'

/** Sends a feed, or 304 if it is unchanged. */
export function sendFeed(c: Context, feed: Feed) {
  return sendFile(c, writeFeed(feed), {
    type: 'application/rss+xml; charset=utf-8',
    changedAt: feed.changedAt,
  })
}

/** Sends a text, or 304 if it is unchanged. Caches must revalidate it. */
export function sendFile(
  c: Context,
  text: string,
  { type, changedAt: lastChange }: { type: string; changedAt?: Date | null },
) {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, no-cache')
  const changedAt = lastChange?.toUTCString()
  if (changedAt) c.header('Last-Modified', changedAt)
  // Compares for equality, because the removal of an item can make the time earlier. The ETag has
  // precedence (RFC 9110 §13.1.3).
  const ifNoneMatch = c.req.header('If-None-Match')
  const isUnchanged = ifNoneMatch === undefined && changedAt === c.req.header('If-Modified-Since')
  if (matchesEtag(ifNoneMatch, etag) || (changedAt && isUnchanged)) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': type })
}
