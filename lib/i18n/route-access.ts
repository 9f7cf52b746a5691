import { isAccountPath } from '../contract/accounts/account-area'
import { isLocale, locales } from '../contract/common/locale'
import type { RouteName } from '../contract/site/route-paths'
import { getRouteTemplate, matchRoute, type RouteMatch, splitPath } from '../contract/site/route-patterns'
import { administrationPath, isAdministrationPath } from './administration-address'
import { hubPath } from './hub-address'
import { editorFolders, type RouteRules, routes } from './routes'

/**
 * Visitors who may open a page. It is `unknown` for an address in the account area that matches no
 * route.
 */
export type AccountAccess = RouteRules['audience'] | 'unknown'

/** Finds the route of a path (without the language prefix). The path may be German or English. */
function findRoute(path: string): RouteMatch | null {
  for (const locale of locales) {
    const match = matchRoute(locale, path)
    if (match) return match
  }
  return null
}

/** Finds the rules for a path (without the language prefix). */
function findRouteRules(path: string): RouteRules | null {
  const match = findRoute(path)
  return match && routes[match.route]
}

/**
 * Returns the visitors who may open the page at a path (without the language prefix). The path may
 * be German or English.
 */
export function getAccountAccess(path: string): AccountAccess {
  return findRouteRules(path)?.audience ?? (isAccountPath(path.slice(1)) ? 'unknown' : 'everybody')
}

/**
 * Returns the rules for a path (without the language prefix). A path without a route gets the rules
 * of `/account` inside the account area and the administration, and the rules of `/` elsewhere.
 */
export function getRules(path: string): RouteRules {
  const isProtected = isAccountPath(path.slice(1)) || isAdministrationPath(path)
  return findRouteRules(path) ?? (isProtected ? routes['/account'] : routes['/'])
}

/** Returns the rules for a path of the site, with or without the language prefix. */
export function getRulesAtAddress(pathname: string): RouteRules {
  return getRules(removeLocalePrefix(pathname))
}

/** Returns true if a path contains a secret from a mail. */
export function isSecretAddress(pathname: string): boolean {
  const match = findRoute(removeLocalePrefix(pathname))
  const { secretParameter }: RouteRules = routes[match?.route ?? '/']
  return secretParameter !== undefined && (match?.params[secretParameter]?.length ?? 0) > 0
}

/** Returns true for a path of the editors' tools, with or without the language prefix. */
export function isEditorAddress(pathname: string): boolean {
  return isInEditorFolder(removeLocalePrefix(pathname))
}

/** Returns true for a path (without the language prefix) in a folder of the editors' tools. */
export function isInEditorFolder(path: string): boolean {
  return editorFolders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

function removeLocalePrefix(pathname: string): string {
  const [, first = '', ...remainingParts] = pathname.split('/')
  return isLocale(first) ? `/${remainingParts.join('/')}` : pathname
}

/**
 * Lists the paths (with the language prefix) whose pages must not be prefetched or indexed,
 * depending on `rule`. Each path stands for all paths below it. The editors' hub and the
 * administration are always included.
 */
export function listPathsWithout(rule: 'isPrefetched' | 'isIndexed'): string[] {
  const names = Object.keys(routes) as RouteName[]
  const paths = locales.flatMap((locale) => [
    ...names.filter((name) => !routes[name][rule]).map((name) => `/${locale}${getLiteralStart(name, locale)}`),
    `/${locale}${hubPath}`,
    `/${locale}${administrationPath}`,
  ])
  return [hubPath, ...new Set(paths)].filter(
    (path, _index, allPaths) => !allPaths.some((parent) => path.startsWith(`${parent}/`)),
  )
}

/** Returns the path of a route up to its first parameter. */
function getLiteralStart(name: RouteName, locale: (typeof locales)[number]): string {
  const parts = splitPath(getRouteTemplate(name, locale))
  const parameterIndex = parts.findIndex((part) => part.startsWith('['))
  return `/${parts.slice(0, parameterIndex < 0 ? parts.length : parameterIndex).join('/')}`
}
