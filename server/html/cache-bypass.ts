import { LRUCache } from 'lru-cache'
import { fetchIsEditor, fetchIsSignedIn, findSessionId } from '@/lib/api/visitor'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'

/** Users whose pages may differ from the public ones, and who therefore bypass the page cache. */
export type CacheBypass = 'members' | 'editors'

/**
 * Returns true if the cookies belong to a user of this kind; all others get the cached page. This
 * is no authorization: the backend decides about the content.
 */
export type MayBypass = (bypass: CacheBypass, cookie: string | undefined, client: string) => Promise<boolean>

interface VisitorsOptions {
  /** Queue of the calls, so that a client with invented sessions does not delay others. */
  queue: Pick<FairQueue, 'run'>
  ask?: Record<CacheBypass, (cookie: string) => Promise<boolean>>
  now?: () => number
}

/** Lifetime of a cached answer: one visit of a page with its prefetches. */
const ttlMs = 5000
const maxSessions = 5000
/** Longer than any session id. */
const maxSessionLength = 256

const backend = { members: fetchIsSignedIn, editors: fetchIsEditor }

/**
 * Creates the check, which asks the backend for the user of a session and caches the answer for a
 * few seconds. While the backend fails, every session may bypass the cache; the middleware asks
 * again and reports it.
 * @throws QueueFull if too many calls of this client wait
 */
export function createBypassCheck({ queue, ask = backend, now = Date.now }: VisitorsOptions): MayBypass {
  const cached = new LRUCache<string, { mayBypass: Promise<boolean>; at: number }>({ max: maxSessions })

  return async (bypass, cookie, client) => {
    const session = findSessionId(cookie)
    if (cookie === undefined || session === null || session.length > maxSessionLength) return false
    const key = `${bypass} ${session}`
    const entry = cached.get(key)
    if (entry && now() - entry.at < ttlMs) return entry.mayBypass
    const answer = () =>
      ask[bypass](cookie).catch(() => {
        cached.delete(key)
        return true
      })
    const mayBypass = queue.run(client, key, answer)
    mayBypass.catch(() => cached.delete(key))
    cached.set(key, { mayBypass, at: now() })
    return mayBypass
  }
}
