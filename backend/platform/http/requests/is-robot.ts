import type { Context } from 'hono'
import type { AppEnv } from '../app-env'

/** The user agents of crawlers and other programs. */
const robotPattern = /bot\b|bot\/|crawl|spider|slurp|lighthouse|facebookexternalhit|preview|curl|wget|python/i

/** Returns true if a request comes from a known program, or from a browser without its user. */
export function isRobot(c: Context<AppEnv>): boolean {
  const purpose = c.req.header('Sec-Purpose') ?? c.req.header('Purpose') ?? c.req.header('X-Moz') ?? ''
  return robotPattern.test(c.req.header('User-Agent') ?? '') || /prefetch|preview/i.test(purpose)
}
