import { createHash } from 'node:crypto'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { type Caller, withCaller } from '../../db/caller'
import type { AppEnv } from '../app-env'
import { toVisitor } from '../client'

/**
 * Calls that take much of the database's time: searches, whole lists, files made of records,
 * imports and exports.
 */
const expensiveCalls =
  /\/(?:search|search-jobs|sitemap|import|export|zip)(?:\/|$)|\.(?:rss|ics|vcf|json|zip)\/?$/

const maxSessions = 10_000
/** The time for which a loaded session counts as valid without another read. */
const sessionTtlMs = 60_000

/**
 * Names the client of each call to the database, where clients take turns (`take-turns.ts`): the
 * user of a recently loaded session, otherwise the address. A forged session counts as its address
 * and gets no separate share.
 */
export function shareDatabase(sessionCookie: string) {
  const users = new LRUCache<string, string>({ max: maxSessions, ttl: sessionTtlMs })
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = getCookie(c, sessionCookie)
    const session = token === undefined ? '' : createHash('sha256').update(token).digest('base64url')
    const address = toVisitor(c)
    const caller: Caller = {
      client: users.get(session) ?? address,
      isExpensive: expensiveCalls.test(c.req.path),
      waitedMs: 0,
      isAnswered: false,
    }
    const readLogin = c.get('login')
    c.set('login', async () => {
      const login = await readLogin()
      if (login) {
        caller.client = `user ${login.user.id}`
        users.set(session, caller.client)
      } else users.delete(session)
      return login
    })
    await withCaller(caller, next)
    caller.isAnswered = true
  })
}
