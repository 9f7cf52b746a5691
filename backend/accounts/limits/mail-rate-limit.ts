import { TooManyAttemptsError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { reserveAttempt } from './attempts'
import { normalizeMailbox } from './normalize-mailbox'

/**
 * Whether an address may be sent another mail that anybody can request. A mailbox that got several within
 * minutes, under any of its names, gets no more, which the answer does not disclose.
 * @throws TooManyAttemptsError when this client, or its network, asked for too many
 */
export async function isWithinMailLimit(
  { db, clock }: { db: Pick<Services['db'], 'transaction'>; clock: Services['clock'] },
  { address, client }: { address: string; client: string },
): Promise<boolean> {
  const attempt = { action: 'mail', address: normalizeMailbox(address), client, now: clock() } as const
  const reservation = await reserveAttempt(db, attempt)
  if (!reservation.lockedBy) return true
  if (reservation.lockedBy === 'address') return false
  throw new TooManyAttemptsError(reservation.retryAfterSeconds)
}
