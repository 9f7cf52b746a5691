import { z } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'

/** Schema of the headers of endpoints that accept a key from a mail. */
export const mailedKeyHeaders = z.object({ [mailedKeyHeader.toLowerCase()]: z.string().max(200) })

/** Returns the key from a mail in the request; empty if there is none. */
export const getMailedKey = (c: Context): string => c.req.header(mailedKeyHeader) ?? ''

/** Forbids caches to store responses to mailed keys. */
export async function preventCaching(c: Context, next: Next): Promise<void> {
  await next()
  c.header('Cache-Control', 'private, no-store')
}
