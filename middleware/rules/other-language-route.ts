import { locales } from '@/lib/contract/common/locale'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { pathOf } from '@/lib/i18n/paths'
import { splitLocale } from '../address'
import type { Rule } from '../rule'

/** A route's path of one language under the prefix of the other leads to the right one: `/en/kalender`. */
export const otherLanguageRoute: Rule = ({ pathname, search }) => {
  const split = splitLocale(pathname)
  if (!split || matchRoute(split.locale, split.rest)) return null
  for (const other of locales) {
    const match = matchRoute(other, split.rest)
    if (match) return { to: { pathname: pathOf(split.locale, match.route, match.params), search } }
  }
  return null
}
