import { defaultLocale } from '@/lib/contract/common/locale'
import { parsePreferredLocale } from '@/lib/i18n/accept-language'
import { hubPath } from '@/lib/i18n/hub-address'
import { isAsset, splitLocale } from '../address'
import type { Rule } from '../rule'

/** Adds a missing language: the browser's for the home page, the default for others. */
export const localePrefix: Rule = ({ pathname, search }, context) => {
  if (pathname === '/') {
    return { target: { pathname: `/${parsePreferredLocale(context.acceptLanguage)}`, search }, isNegotiated: true }
  }
  if (splitLocale(pathname) || isAsset(pathname) || pathname === hubPath) return null
  return { target: { pathname: `/${defaultLocale}${pathname}`, search } }
}
