import { LRUCache } from 'lru-cache'
import { fetchIsEditor, fetchIsSignedIn, findSessionId } from '@/lib/api/visitor'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'

/**
 * Kinds of users whose pages may differ from the public ones, so that they bypass the page cache.
 */
export type CacheBypass = 'members' | 'editors'

/**
 * Returns true if the session in the cookies belongs to such a user. All other visitors get the
 * cached page. This check is no authorization, because the backend decides who gets which content.
 */
export type MayBypass = (bypass: CacheBypass, cookie: string | undefined, client: string) => Promise<boolean>

interface VisitorsOptions {
  /**
   * Queue for the backend calls, so that a client with invented sessions does not delay other
   * clients.
   */
  queue: Pick<FairQueue, 'run'>
  ask?: Record<CacheBypass, (cookie: string) => Promise<boolean>>
  now?: () => number
}

/** Lifetime of a cached result. It covers one page view with its prefetches. */
const ttlMs = 5000
const maxSessions = 5000
/** No session id is as long as this. */
const maxSessionLength = 256

const backend = { members: fetchIsSignedIn, editors: fetchIsEditor }

/**
 * Creates the check. It asks the backend for the user of the session and caches the result for a
 * few seconds. If the backend fails, every session may bypass the cache; the middleware then asks
 * the backend again and reports the failure.
 * @throws QueueFull if too many calls of this client wait
 */
export function createBypassCheck({ queue, ask = backend, now = Date.now }: VisitorsOptions): MayBypass {
  const results = new LRUCache<string, { mayBypass: Promise<boolean>; at: number }>({ max: maxSessions })

  return async (bypass, cookie, client) => {
    const session = findSessionId(cookie)
    if (cookie === undefined || session === null || session.length > maxSessionLength) return false
    const key = `${bypass} ${session}`
    const entry = results.get(key)
    if (entry && now() - entry.at < ttlMs) return entry.mayBypass
    const answer = () =>
      ask[bypass](cookie).catch(() => {
        results.delete(key)
        return true
      })
    const mayBypass = queue.run(client, key, answer)
    mayBypass.catch(() => results.delete(key))
    results.set(key, { mayBypass, at: now() })
    return mayBypass
  }
}
