import { defaultLocale, type Locale } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'
import { splitLocale, withoutParam } from '../address'
import type { Rule } from '../rule'

/** A query with the language of a prefix; the default needs none. */
function inLanguage(search: string, locale: Locale): string {
  const others = withoutParam(search, 'lang')
  if (locale === defaultLocale) return others
  return `${others === '' ? '?' : `${others}&`}lang=${locale}`
}

/** The editors' hub: one address without a prefix, for editors; others go to the login. */
export const hubGate: Rule = async ({ pathname, search }, visit) => {
  const split = splitLocale(pathname)
  if (split?.rest === '/cms-hub') {
    return { to: { pathname: '/cms-hub', search: inLanguage(search, split.locale) } }
  }
  if (pathname !== '/cms-hub' || (await visit.isEditor())) return null
  return { to: { pathname: pathOf(defaultLocale, '/account/login'), search }, personal: true }
}
