import { matchRoute } from '@/lib/i18n/route-patterns'
import { isPlainPath, moved, splitLocale } from '../address'
import type { Rule } from '../rule'

/** What may be a content page is looked up singly (spec §4); files, fixed routes and odd paths are not. */
export const singleLookup: Rule = async (address, visit) => {
  const { pathname } = address
  const split = splitLocale(pathname)
  if (!split || !isPlainPath(pathname) || matchRoute(split.locale, split.rest)) return null
  const target = await visit.lookedUpTarget(split.locale, pathname)
  const to = target === null ? null : moved(address, target)
  return to && { to }
}
