import type { Locale } from '@/lib/contract/common/locale'

/**
 * Returns URLs for mails. They start with the configured origin, because a visitor controls the
 * Host header.
 */
export function mailLinks(siteUrl: string, locale: Locale) {
  const address = (path: string) => `${siteUrl}/${locale}/account${path}`
  return {
    verifyEmail: (key: string) => address(`/verify-email/${encodeURIComponent(key)}`),
    stopEmailChange: (key: string) => address(`/stop-email-change/${encodeURIComponent(key)}`),
    resetPassword: (key: string) => address(`/password/reset/key/${encodeURIComponent(key)}`),
    requestPassword: address('/password/reset'),
    login: address('/login'),
    /** The page of the account in the administration. */
    administeredAccount: (id: number) => `${siteUrl}/${locale}/admin/users/${id}`,
  }
}
