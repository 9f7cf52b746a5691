import type { UserRow } from '../db/schema/users'
import type { Services } from '../services'
import { tryPassword } from './try-password'

/**
 * Whether somebody who is logged in knows the password, under the limits of the login: a stolen session must not serve
 * for guessing.
 * @throws TooManyAttemptsError
 * @throws ServerBusyError
 */
export function knowsPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  { password, client }: { password: string; client: string },
): Promise<boolean> {
  const attempt = { action: 'login', address: user.email, client, now: clock() } as const
  return tryPassword({ db }, attempt, { stored: user.passwordHash, password })
}
