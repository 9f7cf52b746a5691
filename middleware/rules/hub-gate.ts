import { comparablePath } from '@/lib/contract/common/comparable-path'
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/common/locale'
import { hubPath } from '@/lib/i18n/hub-address'
import { splitLocale, withoutParam } from '../address'
import type { Rule } from '../rule'
import { toAccount, toLogin } from './account-gates'

/** Alternative address of the hub, which can be configured (spec §7.1). */
const configuredPath = '/pageeditor-api/cms-hub'

/** Adds the language parameter to a query, or removes it for the default language. */
function withLanguage(search: string, locale: Locale): string {
  const otherParams = withoutParam(search, 'lang')
  if (locale === defaultLocale) return otherParams
  return `${otherParams === '' ? '?' : `${otherParams}&`}lang=${locale}`
}

/**
 * Returns the language of a hub address: its prefix, otherwise its parameter, otherwise the default
 * language.
 */
function getHubLocale(search: string, prefix: Locale | undefined): Locale {
  const language = new URLSearchParams(search).get('lang') ?? undefined
  return prefix ?? (isLocale(language) ? language : defaultLocale)
}

/**
 * Guards the editors' hub and everything below it. Redirects visitors who are not editors to the
 * login, or to their account if they are signed in. The hub itself has a single address without a
 * language prefix, and its other addresses redirect there.
 */
export const hubGate: Rule = async ({ pathname, search }, context) => {
  if (comparablePath(pathname) === configuredPath) return { to: { pathname: hubPath, search } }
  const localePath = splitLocale(comparablePath(pathname))
  if (localePath?.rest === hubPath) {
    return { to: { pathname: hubPath, search: withLanguage(search, localePath.locale) } }
  }
  const isInside = pathname === hubPath || localePath?.rest.startsWith(`${hubPath}/`)
  if (!isInside || (await context.isEditor())) return null
  const target = {
    address: { pathname, search: withoutParam(search, 'lang') },
    locale: getHubLocale(search, localePath?.locale),
  }
  return (await context.isSignedIn()) ? toAccount(target) : toLogin(target)
}
