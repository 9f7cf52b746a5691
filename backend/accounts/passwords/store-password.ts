import { eq } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Database } from '@/backend/platform/db/client'
import type { OneTimeKeyRow } from '@/backend/platform/db/schema/accounts/one-time-keys'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { AccountError } from '../account-error'
import { type Actor, recordSecurityEvent } from '../audit/audit'
import { endTeamKeys } from '../grants/end-grants'
import { redeemKey } from '../secrets/keys'
import { endAccess } from '../sessions/end-access'
import { lockLogin, lockUser } from '../sessions/lock-login'
import { hashPassword } from './password'

interface Change {
  user: UserRow
  password: string
  now: Date
  /** The key from a mail, if it authorized the change. */
  resetKey?: OneTimeKeyRow
  /** The login that authorized the change. Its session remains; without it all sessions end. */
  login?: Login
  /** The ids of API keys of the user's teams that the user chose to revoke. */
  endedKeyIds?: readonly number[]
}

/**
 * Stores a new password and notifies the owner by mail. Ends all sessions except that of `login`,
 * the access listed in `revocations`, and the API keys `endedKeyIds`.
 * @throws AccountError invalid_password_reset if a concurrent request has used the reset key
 * @throws UnauthorizedError if the login ended meanwhile
 */
export async function storePassword(
  db: Database,
  { user, password, now, resetKey, login, endedKeyIds = [] }: Change,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    if (login) await lockLogin(transaction, login)
    else await lockUser(transaction, user.id)
    if (resetKey && !(await redeemKey(transaction, resetKey))) throw new AccountError('invalid_password_reset', 'key')
    await transaction.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, user.id))
    const event = resetKey ? 'password-reset' : 'password-changed'
    const actor: Actor = resetKey ? 'visitor' : { userId: user.id }
    await endAccess(transaction, event, {
      userId: user.id,
      actor,
      now,
      ...(login && { currentSessionId: login.session.id }),
    })
    if (endedKeyIds.length > 0) await endTeamKeys(transaction, user.id, { keyIds: endedKeyIds, now })
    await recordSecurityEvent(transaction, { event, actor, userId: user.id, now })
    const mail = { to: user.email, locale: user.language, data: { name: fullName(user), isReset: !!resetKey } }
    await enqueueMail(transaction, { ...mail, template: 'password-changed' })
  })
}
