import { defaultLocale, isLocale, type Locale } from '@/lib/contract/common/locale'
import { comparablePath } from '@/lib/i18n/comparable-path'
import { hubPath } from '@/lib/i18n/hub-address'
import { splitLocale, withoutParam } from '../address'
import type { Rule } from '../rule'
import { toAccount, toLogin } from './account-gates'

/** A query with the language of a prefix; the default needs none. */
function inLanguage(search: string, locale: Locale): string {
  const others = withoutParam(search, 'lang')
  if (locale === defaultLocale) return others
  return `${others === '' ? '?' : `${others}&`}lang=${locale}`
}

/** The language of an address of the hub: its prefix, or its parameter. */
function localeOf(search: string, prefix: Locale | undefined): Locale {
  const asked = new URLSearchParams(search).get('lang') ?? undefined
  return prefix ?? (isLocale(asked) ? asked : defaultLocale)
}

/** The editors' hub, one address without a prefix, and all that is below it: for editors; others go to the login, or to their account. */
export const hubGate: Rule = async ({ pathname, search }, context) => {
  const split = splitLocale(comparablePath(pathname))
  if (split?.rest === hubPath) {
    return { to: { pathname: hubPath, search: inLanguage(search, split.locale) } }
  }
  const isInside = pathname === hubPath || split?.rest.startsWith(`${hubPath}/`)
  if (!isInside || (await context.isEditor())) return null
  const target = {
    address: { pathname, search: withoutParam(search, 'lang') },
    locale: localeOf(search, split?.locale),
  }
  return (await context.isSignedIn()) ? toAccount(target) : toLogin(target)
}
