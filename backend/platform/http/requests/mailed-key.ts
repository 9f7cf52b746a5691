import { z } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'

/** Headers of endpoints that accept a mailed key. */
export const mailedKeyHeaders = z.object({ [mailedKeyHeader.toLowerCase()]: z.string().max(200) })

/** Returns the mailed key in the request; empty without one. */
export const getMailedKey = (c: Context): string => c.req.header(mailedKeyHeader) ?? ''

/** Keeps responses to mailed keys out of caches. */
export async function preventCaching(c: Context, next: Next): Promise<void> {
  await next()
  c.header('Cache-Control', 'private, no-store')
}
