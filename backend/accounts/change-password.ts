import type { Login } from '../db/schema/sessions'
import type { Services } from '../services'
import { AccountError } from './account-error'
import { knowsPassword } from './check-password'
import { checkNewPassword } from './password-rules'
import { storePassword } from './store-password'

interface Change {
  present: string
  next: string
}

/**
 * Changes the password of somebody who is logged in; the present session stays, the others end.
 * @throws AccountError enter_current_password, or about the new password
 * @throws TooManyAttemptsError
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'isBreached'>,
  { user, session }: Login,
  { present, next }: Change,
): Promise<void> {
  await checkNewPassword(services, { password: next, owner: user, param: 'new_password' })
  if (!(await knowsPassword(services, user, present))) {
    throw new AccountError('enter_current_password', 'current_password')
  }
  const { db, clock } = services
  await storePassword(db, { user, password: next, now: clock(), keep: session.id })
}
