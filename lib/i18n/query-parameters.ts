import { matchAddress } from '../contract/site/route-patterns'
import { type RouteRules, routes } from './routes'

/**
 * Maximum length of a parameter's value, in characters. Search words are the longest values that
 * make sense.
 */
const maxValueLength = 200

/**
 * Parameters that every page has for editors. The middleware removes them for other visitors (spec
 * §4).
 */
const editorParameters: readonly string[] = ['v']

/**
 * Returns the names of the query parameters on which the page at a path depends. The path includes
 * the language prefix.
 */
export function listQueryParameters(pathname: string): readonly string[] {
  const match = matchAddress(pathname)
  const rules: RouteRules | null = match && routes[match.route]
  return [...editorParameters, ...(rules?.parameters ?? [])]
}

/** A query, split into the parameters that the page reads and all others. */
export interface SplitQuery {
  /**
   * Parameters that the page reads, each once, sorted by name: `?a=1&b=`; empty if there are none.
   */
  pageQuery: string
  /** All other parameters, unchanged: `x=1&y`; empty if there are none. */
  unreadQuery: string
}

/**
 * Splits a query into the parameters that the page reads and all others. If a parameter is
 * repeated, its first value counts. A parameter with a value that is too long counts as one of the
 * others.
 * @param search query with its question mark; empty if there is none
 * @param names names of the parameters that the page reads
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
    pageQuery: sortedValues.length > 0 ? `?${new URLSearchParams(sortedValues)}` : '',
    unreadQuery: otherPairs.join('&'),
  }
}
