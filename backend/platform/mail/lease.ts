import type { Database } from '../db/client'
import { type ClaimedMail, renewLease } from './queue'

/** How long a worker holds a mail; after that another worker takes the mails of a killed one. */
export const leaseMs = 60_000
const renewEveryMs = leaseMs / 3

/**
 * Keeps a mail while it is on its way. `lost` aborts when another worker has it or has ended it; while the database
 * does not answer, nobody can take it either.
 */
export function keepLease(
  db: Database,
  mail: ClaimedMail,
  clock: () => Date,
): { lost: AbortSignal; end(): void } {
  const lost = new AbortController()
  const renew = async () => {
    const isMine = await renewLease(db, mail, new Date(clock().getTime() + leaseMs))
    if (!isMine) lost.abort()
  }
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs)
  return { lost: lost.signal, end: () => clearInterval(timer) }
}
