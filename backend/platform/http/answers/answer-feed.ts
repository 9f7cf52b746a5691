import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Feed, writeFeed } from '../../text-files/rss'
import { isKnown } from './etag'

/** Answers with a feed, or that the client has it already. */
export function answerFeed(c: Context, feed: Feed) {
  return answerFile(c, writeFeed(feed), {
    type: 'application/rss+xml; charset=utf-8',
    changedAt: feed.changedAt,
  })
}

/** Answers with a text that programs ask for again and again, or that the client has it already. */
export function answerFile(
  c: Context,
  text: string,
  { type, changedAt: lastChange }: { type: string; changedAt: Date | null },
) {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, no-cache')
  const changedAt = lastChange?.toUTCString()
  if (changedAt) c.header('Last-Modified', changedAt)
  // Equal, not later: when the latest one is withdrawn, time goes back. An ETag says more (RFC 9110 §13.1.3).
  const known = c.req.header('If-None-Match')
  const isUnchanged = known === undefined && changedAt === c.req.header('If-Modified-Since')
  if (isKnown(known, etag) || (changedAt && isUnchanged)) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': type })
}
