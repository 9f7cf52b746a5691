import type { Locale } from '@/lib/contract/common/locale'

/** Returns URLs for mails on the configured origin, independent of the Host header. */
export function mailLinks(siteUrl: string, locale: Locale) {
  const address = (path: string) => `${siteUrl}/${locale}/account${path}`
  return {
    verifyEmail: (key: string) => address(`/verify-email/${encodeURIComponent(key)}`),
    stopEmailChange: (key: string) => address(`/stop-email-change/${encodeURIComponent(key)}`),
    resetPassword: (key: string) => address(`/password/reset/key/${encodeURIComponent(key)}`),
    requestPassword: address('/password/reset'),
    login: address('/login'),
    /** The account in the administration. */
    administeredAccount: (id: number) => `${siteUrl}/${locale}/admin/users/${id}`,
  }
}
