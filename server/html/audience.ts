import { LRUCache } from 'lru-cache'
import { fetchIsEditor, fetchIsSignedIn, findSessionId } from '@/lib/api/visitor'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'

/** The groups of users for whom a page may differ from that of everybody else. */
export type Audience = 'members' | 'editors'

/**
 * Tells whether cookies belong to a user of an audience, so that requests of others get the cached page. This is no authorization:
 * the backend decides what the page shows.
 */
export type IsInAudience = (
  audience: Audience,
  cookie: string | undefined,
  client: string,
) => Promise<boolean>

interface VisitorsOptions {
  /** The queue of the calls, so that a client with invented sessions does not delay others. */
  queue: Pick<FairQueue, 'run'>
  ask?: Record<Audience, (cookie: string) => Promise<boolean>>
  now?: () => number
}

/** How long an answer is cached: one visit of a page with everything that it prefetches. */
const ttlMs = 5000
const maxSessions = 5000
/** Longer than any session's name. */
const maxSessionLength = 256

const backend = { members: fetchIsSignedIn, editors: fetchIsEditor }

/**
 * Asks the backend for the user of a session and caches the answer for a few seconds. While the backend fails, every session counts
 * as one of the audience: the middleware asks again and reports the failure.
 * @throws QueueFull when too many calls of this client wait
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
