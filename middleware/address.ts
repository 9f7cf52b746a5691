import { comparablePath, isUnambiguousPath } from '@/lib/contract/common/comparable-path'
import { isLocale, type Locale } from '@/lib/contract/common/locale'

/** An address of this site: path and query (`''` or `?…`), spelled as in the request. */
export interface Address {
  readonly pathname: string
  readonly search: string
  /**
   * Fragment (`''` or `#…`). Only targets that editors entered have one, because browsers do not
   * send it.
   */
  readonly hash?: string
}

/** Formats an address as text, for redirects and comparisons. */
export function formatAddress({ pathname, search, hash = '' }: Address): string {
  return `${pathname}${search}${hash}`
}

/**
 * Splits a path into its language and the remaining path; null if the path has no language prefix.
 */
export function splitLocale(pathname: string): { locale: Locale; rest: string } | null {
  const [, first, ...parts] = pathname.split('/')
  return isLocale(first) ? { locale: first, rest: parts.map((part) => `/${part}`).join('') } : null
}

/** Removes a parameter from a query and leaves the other parameters unchanged. */
export function withoutParam(search: string, name: string): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Returns true if a query has the parameter, with or without a value. */
export function hasParam(search: string, name: string): boolean {
  return new URLSearchParams(search).has(name)
}

/** Returns true for a file, which is a path without a language whose last part has an extension. */
export function isAsset(pathname: string): boolean {
  return !splitLocale(pathname) && /\.[a-z0-9]{1,12}$/i.test(pathname)
}

const anyOrigin = 'http://site.invalid'

/**
 * Converts the target of a redirect entry to an address with its fragment. The visitor's query is
 * appended to the query of the target.
 * @returns null unless the target is a different, unambiguous path of this site (not
 * `//evil.example`, `/\\evil`, `https://…`)
 */
export function redirectTarget(from: Address, target: string): Address | null {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(target, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//') || !isUnambiguousPath(pathname)) return null
  if (comparablePath(pathname) === comparablePath(from.pathname)) return null
  const queries = [search, from.search].map((query) => query.replace(/^\?/, '')).filter(Boolean)
  return { pathname, search: queries.length > 0 ? `?${queries.join('&')}` : '', hash }
}
