import type { Locale } from '../contract/common/locale'
import type { RouteName } from '../contract/site/route-paths'
import { getRouteTemplate, type RouteParams, splitPath } from '../contract/site/route-patterns'

function fill(template: string, params: RouteParams): string {
  const parts = splitPath(template).flatMap((part) => {
    const name = /^\[+(?:\.\.\.)?(\w+)\]+$/.exec(part)?.[1]
    return name === undefined ? part : (params[name] ?? [])
  })
  return parts.map((part) => `/${part}`).join('')
}

/**
 * The address of a route in a language, with the prefix: `pathOf('en', '/kalender')` is `/en/calender`.
 * Parameters stand in it as they are given: encode them first where they come from people.
 */
export function pathOf(locale: Locale, route: RouteName, params: RouteParams = {}): string {
  return `/${locale}${fill(getRouteTemplate(route, locale), params)}`
}

/** The folder under `app/[locale]` that shows a route, as a path with the prefix; it is the German path. */
export function folderOf(locale: Locale, route: RouteName, params: RouteParams = {}): string {
  return `/${locale}${fill(route, params)}`
}

/** The address of a route in every language, for the language switch and `hreflang`. */
export function alternatesOf(route: RouteName, params: RouteParams = {}): Record<Locale, string> {
  return { de: pathOf('de', route, params), en: pathOf('en', route, params) }
}
