import { createHash } from 'node:crypto'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { type Caller, withCaller } from '../../db/caller'
import type { AppEnv } from '../app-env'
import { toVisitor } from '../client'

/**
 * Matches calls that need much database time: searches, long lists, files that are generated from
 * records, imports and exports.
 */
const expensiveCalls =
  /\/(?:search|search-jobs|sitemap|import|export|zip)(?:\/|$)|\.(?:rss|ics|vcf|json|zip)\/?$/

const maxSessions = 10_000
/** Time for which a loaded session counts as valid without loading it again. */
const sessionTtlMs = 60_000

/**
 * Tells the database for which client each call runs, so that clients take turns there
 * (`take-turns.ts`). The client is the user if the session was loaded recently, otherwise the
 * address. A forged session therefore counts as its address and gets no share of its own.
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
