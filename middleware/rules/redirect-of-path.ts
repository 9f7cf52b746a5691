import { isUnambiguousPath } from '@/lib/contract/common/comparable-path'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { buildPath } from '@/lib/i18n/paths'
import { isSecretAddress } from '@/lib/i18n/route-access'
import { splitLocale, toRedirectTarget } from '../address'
import type { Rule } from '../rule'
import { toLogin } from './account-gates'
import { isEditorsPage } from './editors-page'

/**
 * Looks up the redirect of each path (spec §4). A target in the members' area requires a login and
 * access. Editors who see a page are not redirected. At addresses of the site itself, only a
 * redirect to the same item applies.
 */
export const redirectOfPath: Rule = async (address, context) => {
  const { pathname } = address
  const localizedPath = splitLocale(pathname)
  // No redirect starts at the key of a mail, and no other call may get it.
  if (!localizedPath || !isUnambiguousPath(pathname) || isSecretAddress(pathname)) return null
  const { locale } = localizedPath
  const { target, isRestricted } = await context.lookUp(locale, pathname)
  if (isServedAddress(pathname) && !isSameItem(pathname, target)) return null
  if ((isRestricted || target !== null) && (await isEditorsPage(pathname, context))) return null
  if (isRestricted && !(await context.isSignedIn())) {
    // A backend without anonymous calls reports even the login as restricted.
    return pathname === buildPath(locale, '/account/login') ? null : toLogin({ address, locale })
  }
  const newPath = isRestricted ? await context.findRestrictedTarget(locale, pathname) : target
  const targetAddress = newPath === null ? null : toRedirectTarget(address, newPath)
  return targetAddress && { target: targetAddress, isPersonal: isRestricted }
}

/** Returns true if both addresses differ only in the slug of an item. */
function isSameItem(pathname: string, target: string | null): boolean {
  const [from, to] = [pathname, target ?? ''].map((path) => {
    const localePath = splitLocale(path)
    const match = localePath && matchRoute(localePath.locale, localePath.localPath)
    return match?.params.id === undefined ? null : `${localePath?.locale} ${match.route} ${match.params.id}`
  })
  return from !== null && from === to
}
