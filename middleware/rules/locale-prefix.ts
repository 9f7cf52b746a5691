import { defaultLocale } from '@/lib/contract/common/locale'
import { parsePreferredLocale } from '@/lib/i18n/accept-language'
import { hubPath } from '@/lib/i18n/hub-address'
import { isAsset, splitLocale } from '../address'
import type { Rule } from '../rule'

/** Adds a missing language: the browser's for the home page, the default for others. */
export const localePrefix: Rule = ({ pathname, search }, context) => {
  if (pathname === '/') {
    return { to: { pathname: `/${parsePreferredLocale(context.acceptLanguage)}`, search }, negotiated: true }
  }
  if (splitLocale(pathname) || isAsset(pathname) || pathname === hubPath) return null
  return { to: { pathname: `/${defaultLocale}${pathname}`, search } }
}
