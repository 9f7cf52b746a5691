import { LRUCache } from 'lru-cache'
import { fetchIsEditor, fetchIsSignedIn, findSessionId } from '@/lib/api/visitor'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'

/** Groups of users whose pages may differ from the public ones. */
export type Audience = 'members' | 'editors'

/**
 * Returns true if the cookies belong to a user of the audience; all others get the cached page.
 * This is no authorization: the backend decides about the content.
 */
export type IsInAudience = (
  audience: Audience,
  cookie: string | undefined,
  client: string,
) => Promise<boolean>

interface VisitorsOptions {
  /** Queue of the calls, so that a client with invented sessions does not delay others. */
  queue: Pick<FairQueue, 'run'>
  ask?: Record<Audience, (cookie: string) => Promise<boolean>>
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
 * few seconds. While the backend fails, every session belongs to the audience; the middleware asks
 * again and reports it.
 * @throws QueueFull if too many calls of this client wait
 */
export function createAudienceCheck({ queue, ask = backend, now = Date.now }: VisitorsOptions): IsInAudience {
  const cached = new LRUCache<string, { isInAudience: Promise<boolean>; at: number }>({ max: maxSessions })

  return async (audience, cookie, client) => {
    const session = findSessionId(cookie)
    if (cookie === undefined || session === null || session.length > maxSessionLength) return false
    const key = `${audience} ${session}`
    const entry = cached.get(key)
    if (entry && now() - entry.at < ttlMs) return entry.isInAudience
    const answer = () =>
      ask[audience](cookie).catch(() => {
        cached.delete(key)
        return true
      })
    const isInAudience = queue.run(client, key, answer)
    isInAudience.catch(() => cached.delete(key))
    cached.set(key, { isInAudience, at: now() })
    return isInAudience
  }
}
