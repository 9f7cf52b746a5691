import { defaultLocale } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'
import { splitLocale } from '../address'
import type { Rule } from '../rule'

/** The editors' hub: one address without a language, for editors; others go to the login. */
export const hubGate: Rule = async ({ pathname, search }, visit) => {
  if (splitLocale(pathname)?.rest === '/cms-hub') return { to: { pathname: '/cms-hub', search } }
  if (pathname !== '/cms-hub' || (await visit.isEditor())) return null
  return { to: { pathname: pathOf(defaultLocale, '/account/login'), search }, personal: true }
}
