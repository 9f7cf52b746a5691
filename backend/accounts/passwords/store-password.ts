import { eq } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Database } from '@/backend/platform/db/client'
import type { OneTimeKeyRow } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { AccountError } from '../account-error'
import { type Actor, recordSecurityEvent } from '../audit/audit'
import { endChosenKeys } from '../grants/end-grants'
import { redeemKey } from '../secrets/keys'
import { endAccess } from '../sessions/end-access'
import { hashPassword } from './password'

interface Change {
  user: UserRow
  password: string
  now: Date
  /** The reset key, which is redeemed. */
  resetKey?: OneTimeKeyRow
  /** The id of the session that stays. */
  keep?: number
  /** The API keys of the user's teams that end with the old password. */
  endedKeys?: readonly number[]
}

/**
 * Stores a new password, ends the other sessions and all mailed keys, and notifies the owner by
 * mail.
 * @throws AccountError invalid_password_reset if a concurrent request redeemed the key
 */
export async function storePassword(
  db: Database,
  { user, password, now, resetKey, keep, endedKeys = [] }: Change,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    if (resetKey && !(await redeemKey(transaction, resetKey)))
      throw new AccountError('invalid_password_reset', 'key')
    await transaction.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, user.id))
    const event = resetKey ? 'password-reset' : 'password-changed'
    const by: Actor = resetKey ? 'visitor' : { userId: user.id }
    const currentSession = keep !== undefined && { currentSession: keep }
    await endAccess(transaction, event, { userId: user.id, by, now, ...currentSession })
    if (endedKeys.length > 0) await endChosenKeys(transaction, user.id, { keyIds: endedKeys, now })
    await recordSecurityEvent(transaction, { event, by, userId: user.id, at: now })
    const data = { name: fullName(user) }
    await enqueueMail(transaction, {
      to: user.email,
      locale: user.language,
      template: 'password-changed',
      data,
    })
  })
}
