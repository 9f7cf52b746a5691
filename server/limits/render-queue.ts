import { performance } from 'node:perf_hooks'
import { createFairQueue, type FairQueue } from '@/lib/node/fairness/fair-queue'
import { createTimeShares } from '@/lib/node/fairness/time-shares'
import { toOrigin } from '../http/client-key'

const limits = {
  maxRunning: 8,
  // Half of the slots, so that one visitor never occupies all of them.
  maxPerClient: 4,
  maxWaiting: 400,
  maxWaitingPerClient: 100,
  maxWaitMs: 3000,
}

/**
 * The share of the thread that the renders of one client get while other clients are active: a
 * credit, which suffices for a first visit with its prefetches, then 4 % of the time.
 */
const shareOfThread = { creditMs: 1500, share: 0.04 }

/**
 * Creates the queue in which renders wait. All renders share one thread, so simultaneous renders
 * delay all requests, even requests for cached pages.
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
