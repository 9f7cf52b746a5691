import { and, eq, gt } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import { AccountError } from '../account-error'
import { recordSecurityEvent } from '../audit/audit'
import { findOwner } from '../find-account'
import { isWithinMailLimit, planMail } from '../limits/mail-rate-limit'
import { withMinimumDuration } from '../limits/with-minimum-duration'
import { mailLink, toMailUrls } from '../mail-links'
import { issueKey, replaceKey } from '../secrets/keys'
import { endAccess } from '../sessions/end-access'
import { lockLogin, lockUser } from '../sessions/lock-login'

type EmailServices = Pick<Services, 'db' | 'clock' | 'env' | 'pause'>

/** Finds the new address that a user has requested but not verified yet. */
export async function findPendingEmail(db: Queryable, userId: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: oneTimeKeys.email })
    .from(oneTimeKeys)
    .where(
      and(eq(oneTimeKeys.userId, userId), eq(oneTimeKeys.purpose, 'verify-new-email'), gt(oneTimeKeys.expiresAt, now)),
    )
  return row?.email ?? null
}

/**
 * Starts a change of the address. Mails a key to the new address, and to the current address a
 * notice with a link that stops the change. The response does not disclose whether the new address
 * has an account. If the new address has reached its mail limit, the key is mailed later.
 * @throws AccountError duplicate_email for the user's current or pending address
 * @throws TooManyAttemptsError
 */
export async function requestNewEmail(
  services: EmailServices,
  login: Login,
  { email, client }: { email: string; client: string },
): Promise<void> {
  const { user } = login
  if (email === user.email) throw new AccountError('duplicate_email', 'email')
  const { db, clock, env } = services
  if ((await findPendingEmail(db, user.id, clock())) === email) throw new AccountError('duplicate_email', 'email')
  await withMinimumDuration(services, async () => {
    const plan = await planMail(services, { address: email, client })
    const now = clock()
    await db.transaction(async (transaction) => {
      await lockLogin(transaction, login)
      const key = await issueKey(transaction, { userId: user.id, purpose: 'verify-new-email', email, now })
      const parties = { userId: user.id, actor: { userId: user.id } }
      await recordSecurityEvent(transaction, { event: 'email-change-requested', ...parties, now })
      if (plan) await mailKey(transaction, user, { email, key, siteUrl: env.SITE_URL, ...plan })
      await mailWarning(transaction, user, { newEmail: email, now, siteUrl: env.SITE_URL })
    })
  })
}

/**
 * Sends a new key to the pending address. It expires with the first one, so that the link that
 * stops the change remains valid as long as the change.
 * @returns false if no mail was sent, because the address has reached its mail limit or is already
 * verified
 * @throws AccountError unknown_email for an address that is neither current nor pending
 * @throws TooManyAttemptsError
 */
export async function resendNewEmail(
  services: EmailServices,
  login: Login,
  { email, client }: { email: string; client: string },
): Promise<boolean> {
  const { user } = login
  if (email === user.email) return false
  const { db, clock, env } = services
  await assertPending(db, { user, email, now: clock() })
  return withMinimumDuration(services, async () => {
    if (!(await isWithinMailLimit(services, { address: email, client }))) return false
    await db.transaction(async (transaction) => {
      await lockLogin(transaction, login)
      const pendingKey = { userId: user.id, purpose: 'verify-new-email', email, now: clock() } as const
      const key = await replaceKey(transaction, pendingKey)
      if (key === null) throw new AccountError('unknown_email', 'email')
      await mailKey(transaction, user, { email, key, siteUrl: env.SITE_URL })
    })
    return true
  })
}

/**
 * Cancels a pending change of the address.
 * @throws AccountError cannot_remove_primary_email for the current address, unknown_email for an
 * address that is neither current nor pending
 */
export async function cancelNewEmail(services: EmailServices, user: UserRow, email: string): Promise<void> {
  if (email === user.email) throw new AccountError('cannot_remove_primary_email', 'email')
  const { db, clock } = services
  await db.transaction(async (transaction) => {
    const now = clock()
    await lockUser(transaction, user.id)
    await assertPending(transaction, { user, email, now })
    const parties = { userId: user.id, actor: { userId: user.id } }
    await endAccess(transaction, 'email-change-withdrawn', { ...parties, now })
    await recordSecurityEvent(transaction, { event: 'email-change-withdrawn', ...parties, now })
  })
}

/**
 * Asserts that an address is the primary address of the account. A pending address is not primary
 * before it is verified.
 * @throws AccountError unverified_primary_email for the pending address, unknown_email for all
 * other addresses
 */
export async function assertPrimary({ db, clock }: EmailServices, user: UserRow, email: string): Promise<void> {
  if (email === user.email) return
  await assertPending(db, { user, email, now: clock() })
  throw new AccountError('unverified_primary_email', 'email')
}

async function assertPending(
  db: Queryable,
  { user, email, now }: { user: UserRow; email: string; now: Date },
): Promise<void> {
  if ((await findPendingEmail(db, user.id, now)) !== email) throw new AccountError('unknown_email', 'email')
}

/** Mails the key to the new address, or a notice to the account that already has the address. */
async function mailKey(
  db: Queryable,
  user: UserRow,
  { email, key, ...parts }: { email: string; key: string; siteUrl: string; dueAt?: Date | null },
): Promise<void> {
  const owner = await findOwner(db, email)
  const mail = { to: email, ...parts }
  await (owner
    ? mailLink(db, owner, { ...mail, template: 'email-taken', getUrl: (links) => links.requestPassword })
    : mailLink(db, user, { ...mail, template: 'verify-new-email', getUrl: (links) => links.verifyEmail(key) }))
}

/** Mails a notice of the change, with the link that stops it, to the current address. */
async function mailWarning(
  db: Queryable,
  { id: userId, email, language, ...names }: UserRow,
  { newEmail, now, siteUrl }: { newEmail: string; now: Date; siteUrl: string },
): Promise<void> {
  const key = await issueKey(db, { userId, purpose: 'stop-email-change', email, now })
  const toUrl = (locale: Locale) => toMailUrls(siteUrl, locale).stopEmailChange(key)
  await enqueueMail(db, {
    to: email,
    locale: language,
    template: 'email-change-requested',
    data: (locale) => ({ name: fullName(names), newEmail, url: toUrl(locale) }),
  })
}
