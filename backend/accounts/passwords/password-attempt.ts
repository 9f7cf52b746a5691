import { TooManyAttemptsError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { type Attempt, clearFailures, releaseAttempt, reserveAttempt } from '../limits/attempts'
import { verifyPassword } from './password'

export interface AttemptResult {
  isCorrect: boolean
  /** True if this failure reached the limit and locked the address. */
  hasLockedAddress: boolean
}

/**
 * Checks a password against a stored hash. Checks the limit of attempts first, so that a rejected
 * attempt costs no hashing. An attempt that fails with ServerBusyError is not counted.
 * @param storedHash undefined without an account; the result is then false after the same work
 * @throws TooManyAttemptsError
 * @throws ServerBusyError
 */
export async function attemptPassword(
  { db }: Pick<Services, 'db'>,
  attempt: Attempt,
  { storedHash, password }: { storedHash: string | undefined; password: string },
): Promise<AttemptResult> {
  const reservation = await reserveAttempt(db, attempt)
  if (reservation.lockedBy) throw new TooManyAttemptsError(reservation.retryAfterSeconds)
  const isCorrect = await verifyPassword(storedHash, password).catch(async (error: unknown) => {
    await releaseAttempt(db, reservation.id)
    throw error
  })
  if (isCorrect) await clearFailures(db, attempt)
  return { isCorrect, hasLockedAddress: !isCorrect && reservation.isLast }
}
