import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { createThreadTurns } from '../../runtime/thread-turns'
import type { AppEnv } from '../app-env'
import { clientOf } from '../client'
import { uncounted } from './call-limit'

/**
 * Paces the calls of clients that send many while others are there (`thread-turns.ts`), also those
 * that are refused next: a flood of refusals keeps the thread as busy as one of answers. The site's
 * own reads, which have no client address, pictures and health checks wait for nobody. A visitor's
 * own pages cause such reads, so they do not count as the presence of another client.
 */
export function shareThread() {
  const turns = createThreadTurns({
    now: () => performance.now(),
    readUsage: (since) => performance.eventLoopUtilization(since && { ...since, utilization: 0 }),
    pause: () => setTimeout(1),
  })
  return createMiddleware<AppEnv>(async (c, next) => {
    const client = clientOf(c)
    if (client !== '') {
      if (uncounted.test(c.req.path)) turns.note(client)
      else await turns.enter(client, c.req.raw.signal)
    }
    await next()
  })
}
