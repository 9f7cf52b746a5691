import { isUnambiguousPath } from '@/lib/contract/common/comparable-path'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { buildPath } from '@/lib/i18n/paths'
import { redirectTarget, splitLocale } from '../address'
import type { Rule } from '../rule'
import { toLogin } from './account-gates'
import { isEditorsPage } from './editors-page'

/**
 * Looks up the redirect for each single path (spec §4), except for files and malformed paths. A
 * redirect into the members' area leads to the login first, and only users who may see the target
 * are redirected to it. An editor who sees a page at the address is not redirected. At addresses
 * that the site itself serves, a redirect applies only if it leads to the same item.
 */
export const singleLookup: Rule = async (address, context) => {
  const { pathname } = address
  const localizedPath = splitLocale(pathname)
  if (!localizedPath || !isUnambiguousPath(pathname)) return null
  const { locale } = localizedPath
  const { target, isRestricted } = await context.lookUp(locale, pathname)
  if (isServedAddress(pathname) && !isSameItem(pathname, target)) return null
  if ((isRestricted || target !== null) && (await isEditorsPage(pathname, context))) return null
  if (isRestricted && !(await context.isSignedIn())) {
    // A backend that refuses all anonymous calls reports even the login page as restricted.
    return pathname === buildPath(locale, '/account/login') ? null : toLogin({ address, locale })
  }
  const newPath = isRestricted ? await context.restrictedTarget(locale, pathname) : target
  const to = newPath === null ? null : redirectTarget(address, newPath)
  return to && { to, personal: isRestricted }
}

/**
 * Returns true if two addresses name the same item of the same route and differ only in the slug.
 */
function isSameItem(pathname: string, target: string | null): boolean {
  const [from, to] = [pathname, target ?? ''].map((path) => {
    const localePath = splitLocale(path)
    const match = localePath && matchRoute(localePath.locale, localePath.rest)
    return match?.params.id === undefined ? null : `${localePath?.locale} ${match.route} ${match.params.id}`
  })
  return from !== null && from === to
}
