import { performance } from 'node:perf_hooks'
import { originOf } from './client-key'
import { createFairQueue, type FairQueue } from './fair-queue'
import { createRenderShares } from './render-shares'

const limits = {
  maxRunning: 8,
  // Half of the slots: one visitor never occupies all of them.
  maxPerClient: 4,
  maxWaiting: 400,
  maxWaitingPerClient: 100,
  maxWaitMs: 3000,
}

/**
 * The queue in front of rendering: all renders share one thread, so many at once delay everybody, also requests for cached pages.
 * @param isAlone whether no other address has sent a request lately
 */
export function createRenderQueue(isAlone: (client: string) => boolean): FairQueue {
  const now = () => performance.now()
  const busyMs = () => performance.eventLoopUtilization().active
  const shares = createRenderShares({ busyMs, now, isAlone: (client) => isAlone(originOf(client)) })
  return createFairQueue({ ...limits, now, shares })
}
