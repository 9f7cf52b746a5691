import type { Locale } from '../contract/common/locale'
import type { RouteName } from '../contract/site/route-paths'
import { getRouteTemplate, type RouteParams, splitPath } from '../contract/site/route-patterns'

function fillPattern(template: string, params: RouteParams): string {
  const parts = splitPath(template).flatMap((part) => {
    const name = /^\[+(?:\.\.\.)?(\w+)\]+$/.exec(part)?.[1]
    return name === undefined ? part : (params[name] ?? [])
  })
  return parts.map((part) => `/${part}`).join('')
}

/**
 * Returns the address of a route in a language, with the prefix: `buildPath('en', '/kalender')` is
 * `/en/calender`. Parameters are inserted as they are, so the caller must encode them.
 */
export function buildPath(locale: Locale, route: RouteName, params: RouteParams = {}): string {
  return `/${locale}${fillPattern(getRouteTemplate(route, locale), params)}`
}

/**
 * Returns the folder of a route in `app/[locale]` as a path with the prefix. It is the German path.
 */
export function toRouteFolder(locale: Locale, route: RouteName, params: RouteParams = {}): string {
  return `/${locale}${fillPattern(route, params)}`
}

/** Returns the address of a route in every language, for the language switch and for `hreflang`. */
export function toAlternates(route: RouteName, params: RouteParams = {}): Record<Locale, string> {
  return { de: buildPath('de', route, params), en: buildPath('en', route, params) }
}
