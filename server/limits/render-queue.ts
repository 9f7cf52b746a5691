import { performance } from 'node:perf_hooks'
import { createFairQueue, type FairQueue } from '@/lib/node/fairness/fair-queue'
import { createTimeShares } from '@/lib/node/fairness/time-shares'
import { originOf } from '../http/client-key'

const limits = {
  maxRunning: 8,
  // Half of the slots: one visitor never occupies all of them.
  maxPerClient: 4,
  maxWaiting: 400,
  maxWaitingPerClient: 100,
  maxWaitMs: 3000,
}

/**
 * The share of the thread that a client's renders may use while others are there: a credit for a first visit with everything that it
 * prefetches, and after that a twenty-fifth of the time, so that few requests of others wait for one.
 */
const shareOfThread = { creditMs: 1500, share: 0.04 }

/**
 * The queue in front of rendering: all renders share one thread, so many at once delay everybody, also requests for cached pages.
 * @param isAlone whether no other address has sent a request lately
 */
export function createRenderQueue(isAlone: (client: string) => boolean): FairQueue {
  const now = () => performance.now()
  const busyMs = () => performance.eventLoopUtilization().active
  const shares = createTimeShares({
    ...shareOfThread,
    busyMs,
    now,
    isAlone: (client) => isAlone(originOf(client)),
  })
  return createFairQueue({ ...limits, now, shares })
}
