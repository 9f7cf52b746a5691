import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { comparablePath, isUnambiguousPath } from '@/lib/i18n/comparable-path'

/** An address of this site: path and query (`''` or `?…`), both as in the request line. */
export interface Address {
  readonly pathname: string
  readonly search: string
  /** Only of a target that an editor entered (`''` or `#…`): browsers send none. */
  readonly hash?: string
}

/** Text of an address, for redirects and comparisons. */
export function textOf({ pathname, search, hash = '' }: Address): string {
  return `${pathname}${search}${hash}`
}

/** The language prefix of a path and what follows it; null for a path without a language. */
export function splitLocale(pathname: string): { locale: Locale; rest: string } | null {
  const [, first, ...parts] = pathname.split('/')
  return isLocale(first) ? { locale: first, rest: parts.map((part) => `/${part}`).join('') } : null
}

/** A query without one parameter, the others exactly as they were. */
export function withoutParam(search: string, name: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** Whether a query has a parameter, with a value or without. */
export function hasParam(search: string, name: string): boolean {
  return new URLSearchParams(search).has(name)
}

/** A file of the site rather than a page: a path outside the languages whose last part has an extension. */
export function isAsset(pathname: string): boolean {
  return !splitLocale(pathname) && /\.[a-z0-9]{1,12}$/i.test(pathname)
}

const anyOrigin = 'http://site.invalid'

/**
 * The address that a redirect entry leads to, with its fragment and the visitor's query behind its own.
 * @returns null for everything that is not another plain path of this site (`//evil.example`, `/\\evil`, `https://…`)
 */
export function moved(from: Address, target: string): Address | null {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(target, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//') || !isUnambiguousPath(pathname)) return null
  if (comparablePath(pathname) === comparablePath(from.pathname)) return null
  const queries = [search, from.search].map((query) => query.replace(/^\?/, '')).filter(Boolean)
  return { pathname, search: queries.length > 0 ? `?${queries.join('&')}` : '', hash }
}
