import { z } from '@hono/zod-openapi'
import type { Context, Next } from 'hono'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'

/** The headers of a call that reads what the key of a mail is about. */
export const mailedKeyHeaders = z.object({ [mailedKeyHeader.toLowerCase()]: z.string().max(200) })

/** The key that such a call brings. */
export const mailedKeyIn = (c: Context): string => c.req.header(mailedKeyHeader) ?? ''

/** Answers by the key of a mail are kept by nobody. */
export async function keepNoAnswer(c: Context, next: Next): Promise<void> {
  await next()
  c.header('Cache-Control', 'private, no-store')
}
