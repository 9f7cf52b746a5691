import { isAccountPath } from '../contract/accounts/account-area'
import { isLocale, locales } from '../contract/common/locale'
import type { RouteName } from '../contract/site/route-paths'
import { getRouteTemplate, matchRoute, type RouteMatch, splitPath } from '../contract/site/route-patterns'
import { administrationPath, isAdministrationPath } from './administration-address'
import { hubPath } from './hub-address'
import { editorFolders, type RouteRules, routes } from './routes'

/** Who a page is for: everybody, anonymous visitors, signed-in ones; `unknown` for no route of the account area. */
export type AccountAccess = RouteRules['audience'] | 'unknown'

/** The route at a path (without the language prefix), under either language's path; null for none. */
function routeAt(path: string): RouteMatch | null {
  for (const locale of locales) {
    const match = matchRoute(locale, path)
    if (match) return match
  }
  return null
}

/** The rules of the route at a path (without the language prefix); null for none. */
function rulesOfRoute(path: string): RouteRules | null {
  const match = routeAt(path)
  return match && routes[match.route]
}

/** Who the page at a path (without the language prefix) is for; a route counts under either language's path. */
export function accountAccess(path: string): AccountAccess {
  return rulesOfRoute(path)?.audience ?? (isAccountPath(path.slice(1)) ? 'unknown' : 'everybody')
}

/** What holds for the page at a path (without the language prefix), be it a route's or a content page. */
export function rulesAt(path: string): RouteRules {
  const isOwn = isAccountPath(path.slice(1)) || isAdministrationPath(path)
  return rulesOfRoute(path) ?? (isOwn ? routes['/account'] : routes['/'])
}

/** What holds for the page at an address of the site (path with its language prefix, or without one for the default's). */
export function rulesAtAddress(pathname: string): RouteRules {
  return rulesAt(withoutPrefix(pathname))
}

/** Whether an address has a secret from a mail in it. */
export function isSecretAddress(pathname: string): boolean {
  const match = routeAt(withoutPrefix(pathname))
  const { secretParameter }: RouteRules = routes[match?.route ?? '/']
  return secretParameter !== undefined && (match?.params[secretParameter]?.length ?? 0) > 0
}

/** Whether an address belongs to the editors' tools, which are no pages of the route table. */
export function isEditorAddress(pathname: string): boolean {
  return isInEditorFolder(withoutPrefix(pathname))
}

/** Whether a path (without the language prefix) lies in a folder of the editors' tools. */
export function isInEditorFolder(path: string): boolean {
  return editorFolders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

function withoutPrefix(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first) ? `/${rest.join('/')}` : pathname
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
    `/${locale}${administrationPath}`,
  ])
  return [hubPath, ...new Set(paths)].filter(
    (path, _index, all) => !all.some((other) => path.startsWith(`${other}/`)),
  )
}

/** The path of a route up to its first parameter. */
function literalStart(name: RouteName, locale: (typeof locales)[number]): string {
  const parts = splitPath(getRouteTemplate(name, locale))
  const parameter = parts.findIndex((part) => part.startsWith('['))
  return `/${parts.slice(0, parameter < 0 ? parts.length : parameter).join('/')}`
}
