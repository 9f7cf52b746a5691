import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { matchesEtag } from './etag'

/** Sends a text, or 304 if it is unchanged. Caches must revalidate it. */
export function sendText(c: Context<AppEnv>, text: string, type: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, no-cache')
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` })
}
