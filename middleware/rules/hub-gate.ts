import { defaultLocale, type Locale } from '@/lib/contract/locale'
import { hubPath } from '@/lib/i18n/hub-address'
import { pathOf } from '@/lib/i18n/paths'
import { comparablePath, splitLocale, withoutParam } from '../address'
import type { Rule } from '../rule'

/** A query with the language of a prefix; the default needs none. */
function inLanguage(search: string, locale: Locale): string {
  const others = withoutParam(search, 'lang')
  if (locale === defaultLocale) return others
  return `${others === '' ? '?' : `${others}&`}lang=${locale}`
}

/** The editors' hub, one address without a prefix, and all that is below it: for editors; others go to the login, or to their account. */
export const hubGate: Rule = async ({ pathname, search }, context) => {
  const split = splitLocale(comparablePath(pathname))
  if (split?.rest === hubPath) {
    return { to: { pathname: hubPath, search: inLanguage(search, split.locale) } }
  }
  const isInside = pathname === hubPath || split?.rest.startsWith(`${hubPath}/`)
  if (!isInside || (await context.isEditor())) return null
  const locale = split?.locale ?? defaultLocale
  return (await context.isSignedIn())
    ? { to: { pathname: pathOf(locale, '/account'), search }, personal: true }
    : { to: { pathname: pathOf(locale, '/account/login'), search }, personal: true, asksLogin: true }
}
