import { performance } from 'node:perf_hooks'
import { originOf } from './client-key'
import { createFairQueue, type FairQueue } from './fair-queue'
import { createRenderShares } from './render-shares'

const limits = {
  maxRunning: 8,
  // Half of the slots: what one visitor waits for never keeps all of them.
  maxPerClient: 4,
  maxWaiting: 400,
  maxWaitingPerClient: 100,
  maxWaitMs: 3000,
}

/**
 * The queue in front of rendering: what is rendered shares one thread, so many at once make everybody wait, those too
 * whose page is ready.
 * @param isAlone whether nobody has asked for anything lately but from this address
 */
export function createRenderQueue(isAlone: (client: string) => boolean): FairQueue {
  const now = () => performance.now()
  const busyMs = () => performance.eventLoopUtilization().active
  const shares = createRenderShares({ busyMs, now, isAlone: (client) => isAlone(originOf(client)) })
  return createFairQueue({ ...limits, now, shares })
}
