import { locales } from '@/lib/contract/common/locale'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { buildPath } from '@/lib/i18n/paths'
import { splitLocale } from '../address'
import type { Rule } from '../rule'

/** Redirects a path in the language of another prefix (`/en/kalender`) to the same route. */
export const otherLanguageRoute: Rule = ({ pathname, search }) => {
  const localePath = splitLocale(pathname)
  if (!localePath || matchRoute(localePath.locale, localePath.localPath)) return null
  for (const locale of locales) {
    const match = matchRoute(locale, localePath.localPath)
    if (match) return { target: { pathname: buildPath(localePath.locale, match.route, match.params), search } }
  }
  return null
}
