import { createMiddleware } from 'hono/factory'
import { createPresence } from '@/lib/node/fairness/presence'
import { createThreadTurns, toCallKind } from '@/lib/node/fairness/thread-turns'
import { uncountedPaths } from '@/lib/node/fairness/uncounted-paths'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'

/**
 * Paces the calls of clients that send many while other clients are present (`thread-turns.ts`),
 * including calls that are rejected next: a flood of rejections keeps the thread as busy as one of
 * responses. The site's own reads have no client address and are not paced, nor are pictures and
 * health checks. A backend in the same process as the site leaves this to the site.
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
        await turns.enter(client, { kind, isGone: () => c.req.raw.signal.aborted })
      }
    }
    await next()
  })
}
