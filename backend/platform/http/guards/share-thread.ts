import { createMiddleware } from 'hono/factory'
import { createPresence } from '@/lib/node/fairness/presence'
import { createThreadTurns, toCallKind } from '@/lib/node/fairness/thread-turns'
import { uncountedPaths } from '@/lib/node/fairness/uncounted-paths'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'

/**
 * Paces clients that send many calls while other clients are active (`thread-turns.ts`). Rejected
 * calls count too, because a flood of rejections also keeps the thread busy. The site's own reads
 * have no client address and are not paced, nor are pictures and health checks. A backend in the
 * same process as the site leaves this to the site.
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
