import { createMiddleware } from 'hono/factory'
import { createPresence } from '@/lib/node/fairness/presence'
import { createThreadTurns, toCallKind } from '@/lib/node/fairness/thread-turns'
import { uncountedPathPattern } from '@/lib/node/fairness/uncounted-paths'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'

/**
 * Slows down clients with many calls while others are active. Rejected calls count too; pictures,
 * health checks and the site's own reads do not. If site and backend run in one process, the site
 * does this.
 */
export function shareThread() {
  const presence = createPresence(() => performance.now())
  const turns = createThreadTurns({ isAlone: presence.isAlone })
  return createMiddleware<AppEnv>(async (c, next) => {
    const client = toClient(c)
    if (client !== '') {
      presence.recordActivity(client)
      if (!uncountedPathPattern.test(c.req.path)) {
        const kind = toCallKind(c.req.method, c.req.header('content-type'))
        const end = await turns.enter(client, { kind, isDisconnected: () => c.req.raw.signal.aborted })
        return next().finally(end)
      }
    }
    await next()
  })
}
