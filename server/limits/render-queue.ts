import { performance } from 'node:perf_hooks'
import { createFairQueue, type FairQueue } from '@/lib/node/fairness/fair-queue'
import { createTimeShares } from '@/lib/node/fairness/time-shares'
import { toOrigin } from '../http/client-key'

const limits = {
  maxRunning: 8,
  // Half of the slots: one visitor never occupies all of them.
  maxPerClient: 4,
  maxWaiting: 400,
  maxWaitingPerClient: 100,
  maxWaitMs: 3000,
}

/**
 * The share of the thread for the renders of one client while others are active: a credit for a
 * first visit with its prefetches, then 4 % of the time.
 */
const shareOfThread = { creditMs: 1500, share: 0.04 }

/**
 * The queue in front of rendering. All renders share one thread, so simultaneous ones delay all
 * requests, even those for cached pages.
 * @param isAlone returns true if no other address has sent a request recently
 */
export function createRenderQueue(isAlone: (client: string) => boolean): FairQueue {
  const now = () => performance.now()
  const busyMs = () => performance.eventLoopUtilization().active
  const shares = createTimeShares({
    ...shareOfThread,
    busyMs,
    now,
    isAlone: (client) => isAlone(toOrigin(client)),
  })
  return createFairQueue({ ...limits, now, shares })
}
