import type { Locale } from '@/lib/contract/common/locale'
import { returnParam } from '@/lib/i18n/login-address'
import { buildPath } from '@/lib/i18n/paths'
import { findReturnAddress } from '@/lib/i18n/return-address'
import { type AccountAccess, getAccountAccess } from '@/lib/i18n/route-access'
import { type Address, hasParam, removeParam, splitLocale } from '../address'
import type { Rule, RuleContext, Step } from '../rule'

// biome-ignore lint/suspicious/noConsole: spec §8 requires these notes on the console
const logInfo = (text: string) => console.info(text)

interface AccountAddress {
  address: Address
  localPath: string
  locale: Locale
}

async function findAccessStep(
  access: AccountAccess,
  { address, localPath, locale }: AccountAddress,
  context: RuleContext,
): Promise<Step | null> {
  if (access === 'everybody' && !(await context.isRestricted(locale, localPath))) return null
  if (!(await context.isSignedIn())) return access === 'anonymous' ? null : toLogin({ address, locale })
  if (access === 'anonymous') {
    const isEdited = hasParam(address.search, 'edit') && (await context.isEditor())
    return isEdited ? null : redirectAfterLogin({ address, locale }, context)
  }
  const isMissing = access === 'unknown' && !(await context.hasMembersPage(locale, localPath))
  return isMissing ? toAccount({ address, locale }) : null
}

/** Redirects to the login, which returns to the requested address. */
export function toLogin({ address, locale }: Pick<AccountAddress, 'address' | 'locale'>): Step {
  logInfo('User is not authenticated, redirecting to login page')
  const loginAddress = { ...address, pathname: buildPath(locale, '/account/login') }
  return { target: loginAddress, isPersonal: true, asksLogin: true }
}

/**
 * Redirects a user from the login to the page that required or linked it, else to the account (spec
 * §4). A user who lacks a required second factor gets to its setup instead.
 */
async function redirectAfterLogin(
  { address, locale }: Pick<AccountAddress, 'address' | 'locale'>,
  { rememberedPath, lacksFactor }: RuleContext,
): Promise<Step> {
  if (await lacksFactor()) {
    return {
      target: { pathname: buildPath(locale, '/account/profil'), search: '', hash: '#second-factor' },
      isPersonal: true,
      endsLogin: true,
    }
  }
  const next = new URLSearchParams(address.search).get(returnParam)
  const target = next === null ? null : findReturnAddress([rememberedPath, next])
  if (target) return { target, isPersonal: true, endsLogin: true }
  const search = removeParam(address.search, returnParam)
  return { ...toAccount({ address: { ...address, search }, locale }), endsLogin: true }
}

/** Redirects a user to the account. */
export function toAccount({ address, locale }: Pick<AccountAddress, 'address' | 'locale'>): Step {
  logInfo('User is authenticated, redirecting to account page')
  return { target: { ...address, pathname: buildPath(locale, '/account') }, isPersonal: true }
}

/**
 * Guards the account (spec §2, §4). Login and sign-up are for anonymous visitors and for editors
 * who edit them. Most other pages require a login, and so do restricted pages elsewhere.
 */
export const accountGates: Rule = async ({ pathname, search }, context): Promise<Step | null> => {
  const localePath = splitLocale(pathname)
  if (!localePath) return null
  return findAccessStep(
    getAccountAccess(localePath.localPath),
    { address: { pathname, search }, ...localePath },
    context,
  )
}
