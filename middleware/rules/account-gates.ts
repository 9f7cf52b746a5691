import type { Locale } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'
import { type AccountAccess, accountAccess } from '@/lib/i18n/route-access'
import { splitLocale } from '../address'
import type { Rule, Step, Visit } from '../rule'

// biome-ignore lint/suspicious/noConsole: spec §8 asks for these notes on the console
const note = (text: string) => console.info(text)

type Gate = Pick<Step, 'asksLogin'> & { target: string }

async function gateFor(
  access: AccountAccess,
  rest: string,
  locale: Locale,
  visit: Visit,
): Promise<Gate | null> {
  if (access === 'open' && !(await visit.isGuarded(locale, rest))) return null
  const signedIn = await visit.isSignedIn()
  if (access === 'unknown' && signedIn) {
    return (await visit.hasMembersPage(locale, rest)) ? null : { target: pathOf(locale, '/account/login') }
  }
  if (access === 'anonymous' && signedIn) {
    note('User is authenticated, redirecting to account page')
    return { target: pathOf(locale, '/account') }
  }
  if (access !== 'anonymous' && !signedIn) {
    note('User is not authenticated, redirecting to login page')
    return { target: pathOf(locale, '/account/login'), asksLogin: true }
  }
  return null
}

/**
 * The account's pages: login and sign-up for anonymous visitors, most others after a login, content pages too; what is no
 * page there leads to the login (spec §2, §4). So do pages elsewhere that their editors gave to users alone.
 */
export const accountGates: Rule = async ({ pathname, search }, visit): Promise<Step | null> => {
  const split = splitLocale(pathname)
  if (!split) return null
  const gate = await gateFor(accountAccess(split.rest), split.rest, split.locale, visit)
  if (!gate) return null
  const { target, asksLogin = false } = gate
  return { to: { pathname: target, search }, personal: true, asksLogin }
}
