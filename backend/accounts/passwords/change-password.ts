import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { CodedFieldErrors } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { AccountError } from '../account-error'
import { verifyCurrentPassword } from './check-password'
import { assertStrongPassword } from './password-rules'
import { storePassword } from './store-password'

interface Change {
  currentPassword: string
  newPassword: string
  /** The API keys of the user's teams that the user chose to revoke. */
  endedKeyIds: readonly number[]
}

/**
 * Changes the password of a logged-in user and ends all other sessions.
 * @throws CodedFieldErrors enter_current_password, and the errors of the new password
 * @throws TooManyAttemptsError
 * @throws UnauthorizedError if the login ended meanwhile
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'isBreached'>,
  login: Login,
  { currentPassword, newPassword, endedKeyIds }: Change,
): Promise<void> {
  const { user } = login
  const isCorrect = await verifyCurrentPassword(services, user, currentPassword)
  const problems = [
    ...(isCorrect ? [] : [new AccountError('enter_current_password', 'current_password')]),
    ...(await collectProblems(
      assertStrongPassword(services, { password: newPassword, owner: user, param: 'new_password' }),
    )),
  ]
  if (problems.length > 0) throw new CodedFieldErrors(problems)
  const { db, clock } = services
  await storePassword(db, { user, password: newPassword, now: clock(), login, endedKeyIds })
}

async function collectProblems(check: Promise<void>): Promise<AccountError[]> {
  try {
    await check
    return []
  } catch (error) {
    if (error instanceof AccountError) return [error]
    throw error
  }
}
