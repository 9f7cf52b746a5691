import type { OutgoingHttpHeaders } from 'node:http'
import { parseCacheTags } from '@/lib/cache-tags'
import { toCdnTags } from './cdn-tags'

/**
 * Lifetime of a page at the CDN, in seconds. If a purge is lost, visitors get an outdated page for
 * this long.
 */
const maxAge = 3600

/** A page that stays valid until one of its tags changes or until `validUntil` (milliseconds). */
export interface LastingPage {
  tags: ReadonlySet<string>
  validUntil: number | null
}

/** Fastly and Varnish read `Surrogate-Key`. Cloudflare and others read `Cache-Tag`. */
function tagHeaders(tags: readonly string[]): OutgoingHttpHeaders {
  return { 'Surrogate-Key': tags.join(' '), 'Cache-Tag': tags.join(', ') }
}

/**
 * Returns the headers of a page that a CDN reads and browsers ignore: its tags and its lifetime. A
 * CDN understands either `CDN-Cache-Control` (RFC 9213) or `Surrogate-Control`, so both are set.
 * @returns no headers for a page that a CDN must not cache
 */
export function pageCdnHeaders({ tags, validUntil }: LastingPage, now: number): OutgoingHttpHeaders {
  const names = toCdnTags(tags)
  if (!names) return {}
  const secondsLeft = validUntil === null ? maxAge : Math.floor((validUntil - now) / 1000)
  const lifetime = `max-age=${Math.max(0, Math.min(maxAge, secondsLeft))}`
  return { ...tagHeaders(names), 'CDN-Cache-Control': lifetime, 'Surrogate-Control': lifetime }
}

/**
 * Returns the tag headers for a backend response with tags, such as a feed or a calendar. Its own
 * `Cache-Control` determines the lifetime.
 * @returns no headers for a response that is not public
 */
export function answerCdnHeaders({ status, headers }: Response, setsCookies: boolean): OutgoingHttpHeaders {
  const directives = (headers.get('cache-control') ?? '').split(',').map((part) => part.trim().toLowerCase())
  const isPublic = directives.includes('public') && !directives.includes('private')
  const tags = parseCacheTags(headers.get('cache-tag'))
  if (!isPublic || setsCookies || (status !== 200 && status !== 304) || tags.length === 0) return {}
  const names = toCdnTags(tags)
  return names ? tagHeaders(names) : {}
}
