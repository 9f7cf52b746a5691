import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { mailLinks } from '../mail-links'

/** Notifies the owner by mail that the account is active. */
export async function notifyActivated(db: Queryable, siteUrl: string, user: UserRow): Promise<void> {
  const { email: to, language: locale } = user
  const data = { name: fullName(user), url: mailLinks(siteUrl, locale).login }
  await enqueueMail(db, { to, locale, template: 'account-activated', data })
}
