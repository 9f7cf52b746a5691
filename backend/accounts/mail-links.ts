import type { Locale } from '@/lib/contract/common/locale'

/**
 * Returns URLs for mails. They start with the configured origin, because a visitor controls the
 * Host header.
 */
export function mailLinks(siteUrl: string, locale: Locale) {
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
