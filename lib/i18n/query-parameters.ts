import { isLocale } from '../contract/common/locale'
import { matchRoute } from '../contract/site/route-patterns'
import { type RouteRules, routes } from './routes'

/** As long as what is searched for may be; no other value that means something is longer. */
const maxValueLength = 200

/** For editors alone, on every page: for others the middleware takes it away (spec §4). */
const version: readonly string[] = ['v']

/** The names of the parameters that shape what a visitor gets at a path, the language prefix included. */
export function parametersOf(pathname: string): readonly string[] {
  const [, locale, ...parts] = pathname.split('/')
  const match = isLocale(locale) ? matchRoute(locale, `/${parts.join('/')}`) : null
  const route: RouteRules | null = match && routes[match.route]
  return [...version, ...(route?.parameters ?? [])]
}

/** A query in two. */
export interface SplitQuery {
  /** The parameters that are read, each once, in the order of their names: `?a=1&b=`, or empty. */
  read: string
  /** All others as they stood: `x=1&y`, or empty. */
  others: string
}

/**
 * Takes a query apart.
 * @param search with its question mark, or empty
 * @param names of the parameters that are read; of a repeated one the first value counts, and none that is endless
 */
export function splitQuery(search: string, names: readonly string[]): SplitQuery {
  const values = new Map<string, string>()
  const others: string[] = []
  for (const pair of search.slice(1).split('&')) {
    const [parameter] = new URLSearchParams(pair)
    if (!parameter) continue
    const [name, value] = parameter
    if (!names.includes(name) || value.length > maxValueLength) others.push(pair)
    else if (!values.has(name)) values.set(name, value)
  }
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1))
  return { read: sorted.length > 0 ? `?${new URLSearchParams(sorted)}` : '', others: others.join('&') }
}
