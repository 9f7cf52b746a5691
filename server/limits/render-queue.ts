import { performance } from 'node:perf_hooks'
import { createFairQueue, type FairQueue } from '@/lib/node/fairness/fair-queue'
import { createTimeShares } from '@/lib/node/fairness/time-shares'
import { toOrigin } from '../http/client-key'

const limits = {
  maxRunning: 8,
  // Half of the slots, so that no client occupies all.
  maxPerClient: 4,
  maxWaiting: 400,
  maxWaitingPerClient: 100,
  maxWaitMs: 3000,
}

/**
 * A client's share of the thread while others are active: the credit is enough for a first visit,
 * then 4 % of the time.
 */
const shareOfThread = { creditMs: 1500, share: 0.04 }

/**
 * Creates the queue of renders. They share one thread, so simultaneous renders delay all requests.
 * @param isAlone returns true if no other address has sent requests recently
 */
export function createRenderQueue(isAlone: (client: string) => boolean): FairQueue {
  const now = () => performance.now()
  const readBusyMs = () => performance.eventLoopUtilization().active
  const shares = createTimeShares({ ...shareOfThread, readBusyMs, now, isAlone: (client) => isAlone(toOrigin(client)) })
  return createFairQueue({ ...limits, now, shares })
}
