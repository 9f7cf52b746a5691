import { isAccountPath } from '../contract/account-area'
import { isLocale, locales } from '../contract/locale'
import { hubPath } from './hub-address'
import { matchRoute, partsOf, templateOf } from './route-patterns'
import { type RouteName, type RouteRules, routes } from './routes'

/** Who a page is for: everybody, anonymous visitors, signed-in ones; `unknown` for no route of the account area. */
export type AccountAccess = RouteRules['audience'] | 'unknown'

/** The rules of the route at a path (without the language prefix), under either language's path; null for none. */
function rulesOfRoute(path: string): RouteRules | null {
  for (const locale of locales) {
    const match = matchRoute(locale, path)
    if (match) return routes[match.route]
  }
  return null
}

/** Who the page at a path (without the language prefix) is for; a route counts under either language's path. */
export function accountAccess(path: string): AccountAccess {
  return rulesOfRoute(path)?.audience ?? (isAccountPath(path.slice(1)) ? 'unknown' : 'everybody')
}

/** What holds for the page at a path (without the language prefix), be it a route's or a content page. */
export function rulesAt(path: string): RouteRules {
  return rulesOfRoute(path) ?? (isAccountPath(path.slice(1)) ? routes['/account'] : routes['/'])
}

/** What holds for the page at an address of the site (path with its language prefix, or without one for the default's). */
export function rulesAtAddress(pathname: string): RouteRules {
  const [, first = '', ...rest] = pathname.split('/')
  return rulesAt(isLocale(first) ? `/${rest.join('/')}` : pathname)
}

/**
 * Where the pages lie for which a rule does not hold, the editors' hub among them: as paths with the language prefix, each
 * with all that is below it.
 */
export function pathsWithout(rule: 'isPrefetched' | 'isIndexed'): string[] {
  const names = Object.keys(routes) as RouteName[]
  const paths = locales.flatMap((locale) => [
    ...names.filter((name) => !routes[name][rule]).map((name) => `/${locale}${literalStart(name, locale)}`),
    `/${locale}${hubPath}`,
  ])
  return [hubPath, ...new Set(paths)].filter(
    (path, _index, all) => !all.some((other) => path.startsWith(`${other}/`)),
  )
}

/** The path of a route up to its first parameter. */
function literalStart(name: RouteName, locale: (typeof locales)[number]): string {
  const parts = partsOf(templateOf(name, locale))
  const parameter = parts.findIndex((part) => part.startsWith('['))
  return `/${parts.slice(0, parameter < 0 ? parts.length : parameter).join('/')}`
}
