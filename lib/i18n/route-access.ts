import { isAccountPath, isMembersPath } from '../contract/account-area'
import { locales } from '../contract/locale'
import { matchRoute } from './route-patterns'
import type { RouteName } from './routing'

/** Who a page is for: everybody, anonymous visitors, signed-in ones; `unknown` for no route of the account area. */
export type AccountAccess = 'open' | 'anonymous' | 'members' | 'unknown'

const anonymousRoutes: readonly RouteName[] = ['/account/login', '/account/signup']

/** Who the page at a path (without the language prefix) is for; a route counts under either language's path. */
export function accountAccess(path: string): AccountAccess {
  const parts = path.slice(1)
  for (const locale of locales) {
    const match = matchRoute(locale, path)
    if (!match) continue
    if (anonymousRoutes.includes(match.route)) return 'anonymous'
    return isMembersPath(parts) ? 'members' : 'open'
  }
  return isAccountPath(parts) ? 'unknown' : 'open'
}
