import type { UserRow } from '../db/schema/users'
import type { Services } from '../services'
import { ownAttempt } from './attempts'
import { tryPassword } from './try-password'

/**
 * Whether somebody who is logged in knows the password: as often as at a login, since a stolen session must not serve for guessing, but
 * counted apart, since strangers must not keep the owner from proving it.
 * @throws TooManyAttemptsError
 * @throws ServerBusyError
 */
export async function knowsPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  password: string,
): Promise<boolean> {
  const attempt = ownAttempt(`signed in ${user.id}`, clock())
  const { isRight } = await tryPassword({ db }, attempt, { stored: user.passwordHash, password })
  return isRight
}
