import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Returns URLs for mails. They start with the configured origin, because a visitor controls the
 * Host header.
 */
export function toMailUrls(siteUrl: string, locale: Locale) {
  const toAccountUrl = (path: string) => `${siteUrl}/${locale}/account${path}`
  return {
    verifyEmail: (key: string) => toAccountUrl(`/verify-email/${encodeURIComponent(key)}`),
    stopEmailChange: (key: string) => toAccountUrl(`/stop-email-change/${encodeURIComponent(key)}`),
    resetPassword: (key: string) => toAccountUrl(`/password/reset/key/${encodeURIComponent(key)}`),
    requestPassword: toAccountUrl('/password/reset'),
    login: toAccountUrl('/login'),
    /** The page of the account in the administration. */
    administeredAccount: (id: number) => `${siteUrl}/${locale}/admin/users/${id}`,
  }
}

interface LinkMail {
  template: 'account-activated' | 'email-taken' | 'login-locked' | 'password-reset' | 'verify-new-email'
  siteUrl: string
  getUrl: (links: ReturnType<typeof toMailUrls>) => string
  /** By default the address of the account. */
  to?: string
  dueAt?: Date | null
}

export async function mailLink(
  db: Queryable,
  user: UserRow,
  { template, siteUrl, getUrl, to = user.email, dueAt = null }: LinkMail,
): Promise<void> {
  const data = (locale: Locale) => ({ name: fullName(user), url: getUrl(toMailUrls(siteUrl, locale)) })
  await enqueueMail(db, { to, locale: user.language, template, data, dueAt })
}
