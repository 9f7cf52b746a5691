import { locales } from '@/lib/contract/common/locale'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { buildPath } from '@/lib/i18n/paths'
import { splitLocale } from '../address'
import type { Rule } from '../rule'

/**
 * Redirects a path that is written in the language of another prefix, for example `/en/kalender`.
 * The target is the same route in the language of the prefix.
 */
export const otherLanguageRoute: Rule = ({ pathname, search }) => {
  const localePath = splitLocale(pathname)
  if (!localePath || matchRoute(localePath.locale, localePath.rest)) return null
  for (const locale of locales) {
    const match = matchRoute(locale, localePath.rest)
    if (match) return { to: { pathname: buildPath(localePath.locale, match.route, match.params), search } }
  }
  return null
}
