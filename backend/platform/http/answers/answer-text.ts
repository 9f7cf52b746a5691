import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { isKnown } from './etag'

/**
 * Answers with a file of text, which caches may keep, to be asked about each time, unless somebody was asked for. Programs that ask
 * again and again get it only when it has changed.
 */
export function answerText(c: Context<AppEnv>, text: string, type: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, no-cache')
  if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` })
}
