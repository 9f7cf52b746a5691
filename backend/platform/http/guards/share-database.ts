import { createHash } from 'node:crypto'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { type Caller, runWithCaller } from '../../db/caller'
import type { AppEnv } from '../app-env'
import { toVisitor } from '../client'

/** Calls with much database time: searches, long lists, generated files, imports and exports. */
const expensiveCallPattern = /\/(?:search|search-jobs|sitemap|import|export|zip)(?:\/|$)|\.(?:rss|ics|vcf|json|zip)\/?$/

const maxSessions = 10_000
/** Time for which the user of a loaded session is remembered. */
const sessionTtlMs = 60_000

/**
 * Sets the client of each call, so that clients take turns at the database. The client is the user
 * of a recently loaded session, else the address, also for a forged session.
 */
export function shareDatabase(sessionCookie: string) {
  const users = new LRUCache<string, string>({ max: maxSessions, ttl: sessionTtlMs })
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = getCookie(c, sessionCookie)
    const session = token === undefined ? '' : createHash('sha256').update(token).digest('base64url')
    const address = toVisitor(c)
    const caller: Caller = {
      client: users.get(session) ?? address,
      isExpensive: expensiveCallPattern.test(c.req.path),
      waitedMs: 0,
      hasResponded: false,
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
    await runWithCaller(caller, next)
    caller.hasResponded = true
  })
}
