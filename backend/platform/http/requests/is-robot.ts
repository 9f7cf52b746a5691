import type { Context } from 'hono'
import type { AppEnv } from '../app-env'

/** The user agents of crawlers and other programs. */
const robotPattern = /bot\b|bot\/|crawl|spider|slurp|lighthouse|facebookexternalhit|preview|curl|wget|python/i

/** Returns true for a request of a known program, and for a preview or prefetch by a browser. */
export function isRobot(c: Context<AppEnv>): boolean {
  const purpose = c.req.header('Sec-Purpose') ?? c.req.header('Purpose') ?? c.req.header('X-Moz') ?? ''
  return robotPattern.test(c.req.header('User-Agent') ?? '') || /prefetch|preview/i.test(purpose)
}
