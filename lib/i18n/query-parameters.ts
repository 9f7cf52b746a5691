import { isLocale } from '../contract/common/locale'
import { matchRoute } from '../contract/site/route-patterns'
import { type RouteRules, routes } from './routes'

/** Maximum length of a search term in characters, the longest meaningful value. */
const maxValueLength = 200

/** Parameter for editors on every page. The middleware removes it for other visitors (spec §4). */
const editorParameters: readonly string[] = ['v']

/**
 * Returns the names of the parameters that determine the response at a path with language prefix.
 */
export function listQueryParameters(pathname: string): readonly string[] {
  const [, locale, ...parts] = pathname.split('/')
  const match = isLocale(locale) ? matchRoute(locale, `/${parts.join('/')}`) : null
  const route: RouteRules | null = match && routes[match.route]
  return [...editorParameters, ...(route?.parameters ?? [])]
}

/** A query, split into known and other parameters. */
export interface SplitQuery {
  /** The known parameters, each once, sorted by name: `?a=1&b=`, or empty. */
  read: string
  /** All other parameters unchanged: `x=1&y`, or empty. */
  others: string
}

/**
 * Splits a query.
 * @param search query with question mark, or empty
 * @param names known parameters; the first value of a repeated one counts, and overlong values are
 * ignored
 */
export function splitQuery(search: string, names: readonly string[]): SplitQuery {
  const values = new Map<string, string>()
  const otherPairs: string[] = []
  for (const pair of search.slice(1).split('&')) {
    const [parameter] = new URLSearchParams(pair)
    if (!parameter) continue
    const [name, value] = parameter
    if (!names.includes(name) || value.length > maxValueLength) otherPairs.push(pair)
    else if (!values.has(name)) values.set(name, value)
  }
  const sortedValues = [...values].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    read: sortedValues.length > 0 ? `?${new URLSearchParams(sortedValues)}` : '',
    others: otherPairs.join('&'),
  }
}
