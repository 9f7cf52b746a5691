import { LRUCache } from 'lru-cache'
import { askIsEditor, askIsSignedIn, sessionOf } from '@/lib/api/visitor'
import type { FairQueue } from './fair-queue'

/** For whom a page may look other than for everybody. */
export type Audience = 'members' | 'editors'

/**
 * Says whether cookies are those of somebody of an audience, so that nobody else's requests cost a render of their own. It
 * gives no right: what a page shows, the backend decides anew.
 */
export type IsAmong = (audience: Audience, cookie: string | undefined, client: string) => Promise<boolean>

interface VisitorsOptions {
  /** Where questions wait for their turn, so that sessions made up at random cost others nothing. */
  queue: Pick<FairQueue, 'run'>
  ask?: Record<Audience, (cookie: string) => Promise<boolean>>
  now?: () => number
}

/** How long an answer holds: one visit of a page with all that it fetches ahead. */
const ttlMs = 5000
const maxSessions = 5000
/** Longer than any session's name. */
const maxSessionLength = 256

const backend = { members: askIsSignedIn, editors: askIsEditor }

/**
 * Asks the backend for the user of a session and caches the answer for a few seconds. While the backend fails, any session is taken
 * for one of the audience: the middleware asks again and fails as it should.
 * @throws QueueFull when too many questions of this client wait
 */
export function createVisitors({ queue, ask = backend, now = Date.now }: VisitorsOptions): IsAmong {
  const cached = new LRUCache<string, { isAmong: Promise<boolean>; at: number }>({ max: maxSessions })

  return async (audience, cookie, client) => {
    const session = sessionOf(cookie)
    if (cookie === undefined || session === null || session.length > maxSessionLength) return false
    const key = `${audience} ${session}`
    const entry = cached.get(key)
    if (entry && now() - entry.at < ttlMs) return entry.isAmong
    const answer = () =>
      ask[audience](cookie).catch(() => {
        cached.delete(key)
        return true
      })
    const isAmong = queue.run(client, key, answer)
    isAmong.catch(() => cached.delete(key))
    cached.set(key, { isAmong, at: now() })
    return isAmong
  }
}
