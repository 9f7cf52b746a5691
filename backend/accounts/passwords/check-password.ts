import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import { recordSecurityEvent } from '../audit/audit'
import { createNamedAttempt } from '../limits/attempts'
import { attemptPassword } from './password-attempt'

/**
 * Returns true if the password of a logged-in user is correct; logs the result as a security event.
 * Attempts are limited, because a stolen session could be used to guess the password. They are
 * counted separately from logins, so that failed logins by strangers do not lock out the owner.
 * @throws TooManyAttemptsError
 * @throws ServerBusyError
 */
export async function verifyCurrentPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  password: string,
): Promise<boolean> {
  const now = clock()
  const attempt = createNamedAttempt(`signed in ${user.id}`, now)
  const { isCorrect } = await attemptPassword({ db }, attempt, { storedHash: user.passwordHash, password })
  const event = isCorrect ? 'proof-given' : 'proof-failed'
  await recordSecurityEvent(db, { event, actor: { userId: user.id }, userId: user.id, now })
  return isCorrect
}
