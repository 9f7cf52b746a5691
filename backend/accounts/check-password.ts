import type { UserRow } from '../db/schema/users'
import { TooManyAttemptsError } from '../errors'
import type { Services } from '../services'
import { type Attempt, reserveAttempt, takeBack } from './attempts'
import { verifyPassword } from './password'

/**
 * Whether somebody who is logged in knows the password, under the limits of the login: a stolen session must not serve
 * for guessing.
 * @throws TooManyAttemptsError
 */
export async function knowsPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  { password, client }: { password: string; client: string },
): Promise<boolean> {
  const attempt: Attempt = { action: 'login', address: user.email, client, now: clock() }
  const reservation = await reserveAttempt(db, attempt)
  if (reservation.lockedBy) throw new TooManyAttemptsError(reservation.retryAfterSeconds)
  const isRight = await verifyPassword(user.passwordHash, password)
  if (isRight) await takeBack(db, attempt)
  return isRight
}
