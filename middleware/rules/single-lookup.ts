import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { isUnambiguousPath } from '@/lib/i18n/comparable-path'
import { pathOf } from '@/lib/i18n/paths'
import { moved, splitLocale } from '../address'
import type { Rule } from '../rule'
import { toLogin } from './account-gates'
import { isEditorsPage } from './editors-page'

/**
 * Each path is looked up individually (spec §4), that of a fixed route as well; files and malformed
 * paths are not. A redirect into the members' area leads to the login, like the pages there, and
 * only users who may see the target get it. Editors stay where a page waits for them. At an address
 * that the site itself serves, only another spelling of the same address counts.
 */
export const singleLookup: Rule = async (address, context) => {
  const { pathname } = address
  const split = splitLocale(pathname)
  if (!split || !isUnambiguousPath(pathname)) return null
  const { locale } = split
  const { target, isGuarded } = await context.lookUp(locale, pathname)
  if (isServedAddress(pathname) && !isSameThing(pathname, target)) return null
  if ((isGuarded || target !== null) && (await isEditorsPage(pathname, context))) return null
  if (isGuarded && !(await context.isSignedIn())) {
    // A backend that answers anonymous visitors nothing at all guards the login as well.
    return pathname === pathOf(locale, '/account/login') ? null : toLogin({ address, locale })
  }
  const known = isGuarded ? await context.guardedTarget(locale, pathname) : target
  const to = known === null ? null : moved(address, known)
  return to && { to, personal: isGuarded }
}

/** Whether two addresses name the same thing of a route by its id, with other words. */
function isSameThing(pathname: string, target: string | null): boolean {
  const [from, to] = [pathname, target ?? ''].map((path) => {
    const split = splitLocale(path)
    const match = split && matchRoute(split.locale, split.rest)
    return match?.params.id === undefined ? null : `${split?.locale} ${match.route} ${match.params.id}`
  })
  return from !== null && from === to
}
