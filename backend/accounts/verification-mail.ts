import type { Queryable } from '../db/client'
import type { UserRow } from '../db/schema/users'
import { enqueueMail } from '../mail/outbox'
import { fullName } from './full-name'
import { issueKey } from './keys'
import { mailLinks } from './links'

/** Sends a new key for the account's own address. */
export async function mailVerification(
  db: Queryable,
  { user, now, siteUrl }: { user: UserRow; now: Date; siteUrl: string },
): Promise<void> {
  const { id: userId, email, language: locale } = user
  const key = await issueKey(db, { userId, purpose: 'verify-email', email, now })
  const data = { name: fullName(user), url: mailLinks(siteUrl, locale).verifyEmail(key) }
  await enqueueMail(db, { to: email, locale, template: 'verify-email', data })
}
