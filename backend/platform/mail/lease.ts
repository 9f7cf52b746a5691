import type { Database } from '../db/client'
import { type ClaimedMail, renewLease } from './outbox'

/** Duration of a lease, after which another worker takes the mails of a killed one. */
export const leaseMs = 60_000
const renewalIntervalMs = leaseMs / 3

/**
 * Renews the lease of a mail during delivery. `lossSignal` aborts when another worker has taken or
 * ended the mail. While the database is unavailable, no worker can take it.
 */
export function startLeaseRenewal(
  db: Database,
  mail: ClaimedMail,
  clock: () => Date,
): { lossSignal: AbortSignal; stop(): void } {
  const lossController = new AbortController()
  const renew = async () => {
    const isHeld = await renewLease(db, mail, new Date(clock().getTime() + leaseMs))
    if (!isHeld) lossController.abort()
  }
  const timer = setInterval(() => void renew().catch(() => undefined), renewalIntervalMs)
  return { lossSignal: lossController.signal, stop: () => clearInterval(timer) }
}
