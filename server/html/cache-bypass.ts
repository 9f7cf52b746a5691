import { LRUCache } from 'lru-cache'
import { fetchIsEditor, fetchIsSignedIn, fetchIsStaff, findSessionId } from '@/lib/api/visitor'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'

/** Users whose pages may differ from public ones. */
export type CacheBypass = 'members' | 'editors' | 'staff'

/** Returns true if the session belongs to such a user. The backend still authorizes content. */
export type MayBypass = (bypass: CacheBypass, cookie: string | undefined, client: string) => Promise<boolean>

interface BypassOptions {
  /** Queue for backend calls. Requests with forged sessions do not delay other clients. */
  queue: Pick<FairQueue, 'run'>
  fetchers?: Record<CacheBypass, (cookie: string) => Promise<boolean>>
  now?: () => number
}

/** Lifetime of a result. It is enough for one page view with its prefetches. */
const ttlMs = 5000
const maxSessions = 5000
/** Longer than any session id. */
const maxSessionLength = 256

/**
 * Returns true for editors and users of the administration; false if the backend fails, because a
 * switched-off site stays closed.
 */
const fetchIsEditorOrStaff = async (cookie: string) =>
  (await fetchIsEditor(cookie).catch(() => false)) || (await fetchIsStaff(cookie).catch(() => false))

const backendFetchers = { members: fetchIsSignedIn, editors: fetchIsEditor, staff: fetchIsEditorOrStaff }

/**
 * Creates the check. It asks the backend about the session and caches the result briefly. If the
 * backend fails, all sessions bypass the cache, and the middleware reports the failure.
 * @throws QueueFullError for too many waiting calls of the client
 */
export function createBypassCheck({ queue, fetchers = backendFetchers, now = Date.now }: BypassOptions): MayBypass {
  const results = new LRUCache<string, { mayBypass: Promise<boolean>; fetchedAt: number }>({ max: maxSessions })

  return async (bypass, cookie, client) => {
    const session = findSessionId(cookie)
    if (cookie === undefined || session === null || session.length > maxSessionLength) return false
    const key = `${bypass} ${session}`
    const entry = results.get(key)
    if (entry && now() - entry.fetchedAt < ttlMs) return entry.mayBypass
    const fetchResult = () =>
      fetchers[bypass](cookie).catch(() => {
        results.delete(key)
        return true
      })
    const mayBypass = queue.run(client, key, fetchResult)
    mayBypass.catch(() => results.delete(key))
    results.set(key, { mayBypass, fetchedAt: now() })
    return mayBypass
  }
}
