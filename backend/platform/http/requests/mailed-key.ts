import { z } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'

/** Header schema of endpoints that accept a key from a mail. */
export const mailedKeyHeaders = z.object({ [mailedKeyHeader.toLowerCase()]: z.string().max(200) })

/** Returns the key of the request; empty if absent. */
export const getMailedKey = (c: Context): string => c.req.header(mailedKeyHeader) ?? ''

/** Responses to e-mailed keys must not be cached. */
export async function preventCaching(c: Context, next: Next): Promise<void> {
  await next()
  c.header('Cache-Control', 'private, no-store')
}
