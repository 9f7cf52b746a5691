import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { formatDateTime } from '@/lib/time-in-words'
import { toMailUrls } from '../mail-links'
import { issueKey } from '../secrets/keys'

/**
 * Mails a new key to the account's address. The mail names the time of the sign-up, because several
 * unverified sign-ups may share an address.
 */
export async function mailVerification(
  db: Queryable,
  { user, now, siteUrl, dueAt = null }: { user: UserRow; now: Date; siteUrl: string; dueAt?: Date | null },
): Promise<void> {
  const { id: userId, email, createdAt } = user
  const key = await issueKey(db, { userId, purpose: 'verify-email', email, now })
  await enqueueMail(db, {
    to: email,
    dueAt,
    locale: user.language,
    template: 'verify-email',
    data(locale) {
      const url = toMailUrls(siteUrl, locale).verifyEmail(key)
      return { name: fullName(user), url, at: formatDateTime(createdAt, locale) }
    },
  })
}
