import { locales } from '../contract/locale'
import { matchRoute, templateOf } from './route-patterns'
import type { RouteName } from './routing'

/** Who a page is for: everybody, anonymous visitors, signed-in ones; `unknown` for no page of the account area. */
export type AccountAccess = 'open' | 'anonymous' | 'members' | 'unknown'

const anonymousRoutes: readonly RouteName[] = ['/account/login', '/account/signup']

/** Reached from a mail, so they serve signed-in and anonymous visitors: a new address is verified while signed in. */
const openAccountRoutes: readonly RouteName[] = [
  '/account/password/reset',
  '/account/password/reset/key/[[...key]]',
  '/account/verify-email/[[...key]]',
]

/** Pages of the account that lie beside its folder (spec §2: my job ads, publish job). */
const memberRoutes: readonly RouteName[] = ['/meine-stellenanzeigen', '/stellenanzeige-veroeffentlichen']

/** The paths of those pages in every language, without the language prefix. */
export const memberPaths: readonly string[] = memberRoutes.flatMap((route) => [
  ...new Set(locales.map((locale) => templateOf(route, locale))),
])

function accessOfRoute(route: RouteName): AccountAccess {
  if (anonymousRoutes.includes(route)) return 'anonymous'
  if (openAccountRoutes.includes(route)) return 'open'
  return memberRoutes.includes(route) || isAccountPath(route) ? 'members' : 'open'
}

/** Whether a path without its language prefix lies in the account area. */
export function isAccountPath(path: string): boolean {
  return path === '/account' || path.startsWith('/account/')
}

/** Who the page at a path (without the language prefix) is for; a route counts under either language's path. */
export function accountAccess(path: string): AccountAccess {
  for (const locale of locales) {
    const match = matchRoute(locale, path)
    if (match) return accessOfRoute(match.route)
  }
  return isAccountPath(path) ? 'unknown' : 'open'
}
