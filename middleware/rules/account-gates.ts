import type { Locale } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'
import { type AccountAccess, accountAccess } from '@/lib/i18n/route-access'
import { splitLocale } from '../address'
import type { Rule, Step, Visit } from '../rule'

// biome-ignore lint/suspicious/noConsole: spec §8 asks for these notes on the console
const note = (text: string) => console.info(text)

async function targetFor(access: AccountAccess, locale: Locale, visit: Visit): Promise<string | null> {
  if (access === 'open') return null
  if (access === 'unknown') return pathOf(locale, '/account/login')
  const signedIn = await visit.isSignedIn()
  if (access === 'anonymous' && signedIn) {
    note('User is authenticated, redirecting to account page')
    return pathOf(locale, '/account')
  }
  if (access === 'members' && !signedIn) {
    note('User is not authenticated, redirecting to login page')
    return pathOf(locale, '/account/login')
  }
  return null
}

/**
 * The account's pages: login and sign-up for anonymous visitors, most others after a login; what is no page there leads to the login
 * (spec §2, §4).
 */
export const accountGates: Rule = async ({ pathname, search }, visit): Promise<Step | null> => {
  const split = splitLocale(pathname)
  if (!split) return null
  const target = await targetFor(accountAccess(split.rest), split.locale, visit)
  return target === null ? null : { to: { pathname: target, search }, personal: true }
}
