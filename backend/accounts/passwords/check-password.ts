import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import { audit } from '../audit/audit'
import { ownAttempt } from '../limits/attempts'
import { attemptPassword } from './password-attempt'

/**
 * Whether somebody who is logged in knows the password. The attempts are limited as at a login, since a stolen session must not
 * serve for guessing, but counted apart, since strangers must not keep the owner from proving it. Noted in the security log.
 * @throws TooManyAttemptsError
 * @throws ServerBusyError
 */
export async function knowsPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  password: string,
): Promise<boolean> {
  const now = clock()
  const attempt = ownAttempt(`signed in ${user.id}`, now)
  const { isRight } = await attemptPassword({ db }, attempt, { stored: user.passwordHash, password })
  const event = isRight ? 'proof-given' : 'proof-failed'
  await audit(db, { event, by: { userId: user.id }, userId: user.id, at: now })
  return isRight
}
