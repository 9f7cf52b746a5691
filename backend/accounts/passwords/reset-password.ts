import type { Queryable } from '@/backend/platform/db/client'
import type { Services } from '@/backend/platform/services'
import { AccountError } from '../account-error'
import { recordSecurityEvent } from '../audit/audit'
import { findAccount } from '../find-account'
import { sendWithoutDisclosure } from '../limits/send-without-disclosure'
import { mailLink } from '../mail-links'
import { findKey, hasKey, issueKey, type KeyWithUser } from '../secrets/keys'
import { assertStrongPassword } from './password-rules'
import { storePassword } from './store-password'

/**
 * Mails a key for resetting the password if the address has an account. The response does not
 * disclose whether it has one.
 * @throws TooManyAttemptsError
 */
export async function requestReset(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'pause' | 'background'>,
  request: { email: string; client: string },
): Promise<void> {
  const { clock, env } = services
  const { email } = request
  await sendWithoutDisclosure(services, request, async (transaction, dueAt) => {
    const user = await findAccount(transaction, email)
    if (!user) return
    const now = clock()
    const userId = user.id
    const purpose = 'reset-password'
    // A new key would end the key of an earlier mail before the later mail arrives.
    if (dueAt && (await hasKey(transaction, { userId, purpose, email, now }))) return
    const key = await issueKey(transaction, { userId, purpose, email, now: dueAt ?? now })
    const mail = { template: 'password-reset', siteUrl: env.SITE_URL, to: email, dueAt } as const
    await mailLink(transaction, user, { ...mail, getUrl: (links) => links.resetPassword(key) })
    const event = 'password-reset-requested'
    await recordSecurityEvent(transaction, { event, actor: 'visitor', userId, now })
  })
}

/**
 * Loads a key that resets a password, and its user.
 * @throws AccountError invalid_password_reset
 */
export async function requireResetKey(db: Queryable, key: string, now: Date): Promise<KeyWithUser> {
  const match = await findKey(db, key, ['reset-password'], now)
  if (!match) throw new AccountError('invalid_password_reset', 'key')
  return match
}

/**
 * Sets a new password and ends all sessions of the user. Checks the key first, so that a visitor
 * without a key learns nothing about the password.
 * @returns the user's id
 * @throws AccountError invalid_password_reset, or an error of the new password
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'isBreached'>,
  { key, password }: { key: string; password: string },
): Promise<number> {
  const { db, clock } = services
  const now = clock()
  const match = await requireResetKey(db, key, now)
  await assertStrongPassword(services, { password, owner: match.user, param: 'password' })
  await storePassword(db, { resetKey: match.key, user: match.user, password, now })
  return match.user.id
}
