import { TooManyAttemptsError } from '../errors'
import type { Services } from '../services'
import { reserveAttempt } from './attempts'

/**
 * Whether an address may be sent another mail that anybody can ask for. One that got several within minutes gets no more, which the
 * answer does not tell.
 * @throws TooManyAttemptsError when this client asked for too many
 */
export async function mayMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { address, client }: { address: string; client: string },
): Promise<boolean> {
  const reservation = await reserveAttempt(db, { action: 'mail', address, client, now: clock() })
  if (reservation.lockedBy === 'client') throw new TooManyAttemptsError(reservation.retryAfterSeconds)
  return reservation.lockedBy === undefined
}
