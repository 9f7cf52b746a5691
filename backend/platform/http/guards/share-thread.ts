import { createMiddleware } from 'hono/factory'
import { createPresence } from '@/lib/node/fairness/presence'
import { createThreadTurns, toCallKind } from '@/lib/node/fairness/thread-turns'
import { uncountedPaths } from '@/lib/node/fairness/uncounted-paths'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'

/**
 * Slows down clients that send many calls while other clients are active (`thread-turns.ts`).
 * Rejected calls count too, because many of them also keep the thread busy. Pictures, health checks
 * and the site's own reads are not slowed down. If site and backend run in the same process, the
 * site does this instead.
 */
export function shareThread() {
  const presence = createPresence(() => performance.now())
  const turns = createThreadTurns({ isAlone: presence.isAlone })
  return createMiddleware<AppEnv>(async (c, next) => {
    const client = toClient(c)
    if (client !== '') {
      presence.note(client)
      if (!uncountedPaths.test(c.req.path)) {
        const kind = toCallKind(c.req.method, c.req.header('content-type'))
        const end = await turns.enter(client, { kind, isGone: () => c.req.raw.signal.aborted })
        return next().finally(end)
      }
    }
    await next()
  })
}
