import { isUnambiguousPath, toComparablePath } from '@/lib/contract/common/comparable-path'
import { isLocale, type Locale } from '@/lib/contract/common/locale'

/** Path and query (`''` or `?…`) as in the request. */
export interface Address {
  readonly pathname: string
  readonly search: string
  /** Fragment (`''` or `#…`), only in targets of editors: browsers do not send it. */
  readonly hash?: string
}

export function formatAddress({ pathname, search, hash = '' }: Address): string {
  return `${pathname}${search}${hash}`
}

/** Splits a path into the language and the path after it; null without a language. */
export function splitLocale(pathname: string): { locale: Locale; localPath: string } | null {
  const [, first, ...parts] = pathname.split('/')
  return isLocale(first) ? { locale: first, localPath: parts.map((part) => `/${part}`).join('') } : null
}

/** Removes a parameter from a query. */
export function removeParam(search: string, name: string): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Returns true if a query has the parameter. */
export function hasParam(search: string, name: string): boolean {
  return new URLSearchParams(search).has(name)
}

/** Returns true for a file: no language, and an extension. */
export function isAsset(pathname: string): boolean {
  return !splitLocale(pathname) && /\.[a-z0-9]{1,12}$/i.test(pathname)
}

const anyOrigin = 'http://site.invalid'

/**
 * Converts the target of a redirect to an address with the visitor's query. Returns null unless it
 * is another, unambiguous path of this site (not `//evil.example`, `/\\evil`, `https://…`).
 */
export function toRedirectTarget(from: Address, target: string): Address | null {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(target, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//') || !isUnambiguousPath(pathname)) return null
  if (toComparablePath(pathname) === toComparablePath(from.pathname)) return null
  const queries = [search, from.search].map((query) => query.replace(/^\?/, '')).filter(Boolean)
  return { pathname, search: queries.length > 0 ? `?${queries.join('&')}` : '', hash }
}
