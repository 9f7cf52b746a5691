import { performance } from 'node:perf_hooks'
import { originOf } from './client-key'
import { createFairQueue, type FairQueue } from './fair-queue'
import { createRenderShares } from './render-shares'

const limits = {
  most: 8,
  // Half of the places: what one visitor waits for never keeps all of them.
  mostOfClient: 4,
  mostWaiting: 400,
  mostWaitingOfClient: 100,
  longestWaitMs: 3000,
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
