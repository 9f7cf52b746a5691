import { toComparablePath } from '@/lib/contract/common/comparable-path'
import { parsePreferredLocale } from '@/lib/i18n/accept-language'
import { isAdministrationPath } from '@/lib/i18n/administration-address'
import { splitLocale } from '../address'
import type { Rule } from '../rule'
import { toAccount, toLogin } from './account-gates'

/**
 * Guards the administration: other visitors get the login, other users their account. Adds the
 * browser's language to an address without one.
 */
export const administrationGate: Rule = async ({ pathname, search }, context) => {
  const path = toComparablePath(pathname)
  if (isAdministrationPath(path)) {
    const prefix = `/${parsePreferredLocale(context.acceptLanguage)}`
    return { target: { pathname: `${prefix}${pathname}`, search }, isNegotiated: true }
  }
  const localePath = splitLocale(path)
  if (!localePath || !isAdministrationPath(localePath.localPath) || (await context.isStaff())) return null
  const target = { address: { pathname, search }, locale: localePath.locale }
  return (await context.isSignedIn()) ? toAccount({ ...target, address: { pathname, search: '' } }) : toLogin(target)
}
