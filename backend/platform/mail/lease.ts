import type { Database } from '../db/client'
import { type ClaimedMail, renewLease } from './outbox'

/** Duration of a lease, after which another worker takes the mails of a killed one. */
export const leaseMs = 60_000
const renewEveryMs = leaseMs / 3

/**
 * Renews the lease of a mail during delivery. `lost` aborts when another worker has taken or ended
 * it; without the database no worker can take it.
 */
export function startLeaseRenewal(
  db: Database,
  mail: ClaimedMail,
  clock: () => Date,
): { lost: AbortSignal; end(): void } {
  const lossController = new AbortController()
  const renew = async () => {
    const isHeld = await renewLease(db, mail, new Date(clock().getTime() + leaseMs))
    if (!isHeld) lossController.abort()
  }
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs)
  return { lost: lossController.signal, end: () => clearInterval(timer) }
}
