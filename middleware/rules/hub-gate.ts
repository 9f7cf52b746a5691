import { toComparablePath } from '@/lib/contract/common/comparable-path'
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/common/locale'
import { hubPath } from '@/lib/i18n/hub-address'
import { removeParam, splitLocale } from '../address'
import type { Rule } from '../rule'
import { toAccount, toLogin } from './account-gates'

/** Alternative address of the hub (spec §7.1). */
const configuredPath = '/pageeditor-api/cms-hub'

/** Sets the language parameter; removes it for the default language. */
function setLanguage(search: string, locale: Locale): string {
  const otherParams = removeParam(search, 'lang')
  if (locale === defaultLocale) return otherParams
  return `${otherParams === '' ? '?' : `${otherParams}&`}lang=${locale}`
}

/** Returns the language of a hub address: prefix, parameter, or default. */
function getHubLocale(search: string, prefix: Locale | undefined): Locale {
  const language = new URLSearchParams(search).get('lang') ?? undefined
  return prefix ?? (isLocale(language) ? language : defaultLocale)
}

/**
 * Guards the hub: visitors get the login, other users their account. The hub has one address
 * without language, to which others redirect.
 */
export const hubGate: Rule = async ({ pathname, search }, context) => {
  if (toComparablePath(pathname) === configuredPath) return { target: { pathname: hubPath, search } }
  const localePath = splitLocale(toComparablePath(pathname))
  if (localePath?.localPath === hubPath) {
    return { target: { pathname: hubPath, search: setLanguage(search, localePath.locale) } }
  }
  const isInside = pathname === hubPath || localePath?.localPath.startsWith(`${hubPath}/`)
  if (!isInside || (await context.isEditor())) return null
  const target = {
    address: { pathname, search: removeParam(search, 'lang') },
    locale: getHubLocale(search, localePath?.locale),
  }
  return (await context.isSignedIn()) ? toAccount(target) : toLogin(target)
}
