import { and, eq } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { retryTransaction } from '@/backend/platform/db/retry-transaction'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { AccountError } from '../account-error'
import { moveNewsletter } from '../addresses/move-newsletter'
import { recordSecurityEvent } from '../audit/audit'
import { findOwner } from '../find-account'
import { toMailUrls } from '../mail-links'
import { mayActivateAccounts } from '../policy'
import { findKey, type KeyWithUser, redeemKey } from '../secrets/keys'
import { endAccess } from '../sessions/end-access'
import { claimAddress } from './claim-address'

const purposes = ['verify-email', 'verify-new-email'] as const

/**
 * Loads a key that verifies an address, and its user.
 * @throws AccountError invalid_or_expired_key
 */
export async function requireVerificationKey(db: Queryable, key: string, now: Date): Promise<KeyWithUser> {
  const match = await findKey(db, key, purposes, now)
  if (!match || (await isAddressTaken(db, match))) throw new AccountError('invalid_or_expired_key', 'key')
  return match
}

/** Returns true if another user has verified the address since the key was sent. */
async function isAddressTaken(db: Queryable, { key, user }: KeyWithUser): Promise<boolean> {
  const owner = await findOwner(db, key.email)
  return owner !== undefined && owner.id !== user.id
}

/**
 * Redeems a key: verifies the address of a sign-up, or replaces the address of an account. If
 * several users verify one address concurrently, the first one gets it.
 * @returns the updated user
 * @throws AccountError invalid_or_expired_key
 */
export async function verifyEmail(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  key: string,
): Promise<UserRow> {
  const now = clock()
  return retryTransaction(db, async (transaction) => {
    const match = await requireVerificationKey(transaction, key, now)
    if (!(await redeemKey(transaction, match.key))) throw new AccountError('invalid_or_expired_key', 'key')
    await claimAddress(transaction, { id: match.user.id, email: match.key.email })
    const [user] = await transaction
      .update(users)
      .set({ email: match.key.email, emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, match.user.id))
      .returning()
    if (!user) throw new AccountError('invalid_or_expired_key', 'key')
    if (match.key.purpose === 'verify-email') await registerAccount(transaction, { user, siteUrl: env.SITE_URL, now })
    else await completeEmailChange(transaction, { before: match.user, user, now })
    return user
  })
}

async function registerAccount(
  db: Queryable,
  { user, siteUrl, now }: { user: UserRow; siteUrl: string; now: Date },
): Promise<void> {
  await recordSecurityEvent(db, { event: 'email-verified', actor: 'visitor', userId: user.id, now })
  if (user.isActive) return
  const name = fullName(user)
  const { email, language, organization, requestedAccess: access } = user
  await enqueueMail(db, { to: email, locale: language, template: 'registration-received', data: { name } })
  for (const recipient of await listNoticeRecipients(db)) {
    const data = (locale: Locale) => {
      const url = toMailUrls(siteUrl, locale).administeredAccount(user.id)
      return { name, email, organization, access: access ?? ('members' as const), url }
    }
    await enqueueMail(db, { ...recipient, template: 'registration-notice', data })
  }
}

/**
 * Lists the recipients of the notice: the active users with the right to activate accounts, or else
 * the address of the site.
 */
async function listNoticeRecipients(db: Queryable) {
  const recipients = await db
    .select({ to: users.email, locale: users.language })
    .from(users)
    .where(and(mayActivateAccounts, eq(users.isActive, true)))
  if (recipients.length > 0) return recipients
  const [locale] = locales
  const [row] = await db.select({ data: settings.data }).from(settings)
  return row ? [{ to: row.data[locale].email, locale }] : []
}

/** Moves the newsletter, revokes mailed keys, and notifies the old address of the change. */
async function completeEmailChange(
  db: Queryable,
  { before, user, now }: { before: UserRow; user: UserRow; now: Date },
): Promise<void> {
  await endAccess(db, 'email-changed', { userId: user.id, actor: 'visitor', now })
  await moveNewsletter(db, { oldEmail: before.email, newEmail: user.email })
  await recordSecurityEvent(db, { event: 'email-changed', actor: 'visitor', userId: user.id, now })
  const { email: newEmail, language: locale } = user
  const data = { name: fullName(user), newEmail }
  await enqueueMail(db, { to: before.email, locale, template: 'email-changed', data })
}
