import { isAccountPath } from '../contract/accounts/account-area'
import { isLocale, locales } from '../contract/common/locale'
import type { RouteName } from '../contract/site/route-paths'
import { getRouteTemplate, matchRoute, type RouteMatch, splitPath } from '../contract/site/route-patterns'
import { administrationPath, isAdministrationPath } from './administration-address'
import { hubPath } from './hub-address'
import { editorFolders, type RouteRules, routes } from './routes'

/**
 * Audience of a page: everybody, anonymous visitors, members; `unknown` for addresses in the
 * account area without a route.
 */
export type AccountAccess = RouteRules['audience'] | 'unknown'

/** Finds the route of a path (without language prefix) in either language; null for none. */
function findRoute(path: string): RouteMatch | null {
  for (const locale of locales) {
    const match = matchRoute(locale, path)
    if (match) return match
  }
  return null
}

/** Finds the rules of the route at a path (without language prefix); null for none. */
function findRouteRules(path: string): RouteRules | null {
  const match = findRoute(path)
  return match && routes[match.route]
}

/**
 * Returns the audience of the page at a path (without language prefix). Routes match in either
 * language.
 */
export function accountAccess(path: string): AccountAccess {
  return findRouteRules(path)?.audience ?? (isAccountPath(path.slice(1)) ? 'unknown' : 'everybody')
}

/** Returns the rules of the route or content page at a path (without language prefix). */
export function getRules(path: string): RouteRules {
  const isProtected = isAccountPath(path.slice(1)) || isAdministrationPath(path)
  return findRouteRules(path) ?? (isProtected ? routes['/account'] : routes['/'])
}

/** Returns the rules of the page at an address of the site, with or without language prefix. */
export function getRulesAtAddress(pathname: string): RouteRules {
  return getRules(withoutPrefix(pathname))
}

/** Returns true if an address contains an e-mailed secret. */
export function isSecretAddress(pathname: string): boolean {
  const match = findRoute(withoutPrefix(pathname))
  const { secretParameter }: RouteRules = routes[match?.route ?? '/']
  return secretParameter !== undefined && (match?.params[secretParameter]?.length ?? 0) > 0
}

/** Returns true for addresses of the editors' tools, which are not in the table of routes. */
export function isEditorAddress(pathname: string): boolean {
  return isInEditorFolder(withoutPrefix(pathname))
}

/** Returns true for a path (without language prefix) in a folder of the editors' tools. */
export function isInEditorFolder(path: string): boolean {
  return editorFolders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

function withoutPrefix(pathname: string): string {
  const [, first = '', ...remainingParts] = pathname.split('/')
  return isLocale(first) ? `/${remainingParts.join('/')}` : pathname
}

/**
 * Lists the paths (with language prefix) of pages without a rule, including the editors' hub. Each
 * path stands for everything below it.
 */
export function listPathsWithout(rule: 'isPrefetched' | 'isIndexed'): string[] {
  const names = Object.keys(routes) as RouteName[]
  const paths = locales.flatMap((locale) => [
    ...names.filter((name) => !routes[name][rule]).map((name) => `/${locale}${literalStart(name, locale)}`),
    `/${locale}${hubPath}`,
    `/${locale}${administrationPath}`,
  ])
  return [hubPath, ...new Set(paths)].filter(
    (path, _index, all) => !all.some((parent) => path.startsWith(`${parent}/`)),
  )
}

/** Returns the path of a route up to its first parameter. */
function literalStart(name: RouteName, locale: (typeof locales)[number]): string {
  const parts = splitPath(getRouteTemplate(name, locale))
  const parameter = parts.findIndex((part) => part.startsWith('['))
  return `/${parts.slice(0, parameter < 0 ? parts.length : parameter).join('/')}`
}
