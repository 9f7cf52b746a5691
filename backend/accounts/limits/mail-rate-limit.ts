import { TooManyAttemptsError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { reserveAttempt } from './attempts'
import { normalizeMailbox } from './normalize-mailbox'

/**
 * Counts a mail that every visitor can request. Returns false if the address has reached its limit,
 * which all spellings of a mailbox share. The response must not disclose the result.
 * @throws TooManyAttemptsError if the client or its network requested too many mails
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
