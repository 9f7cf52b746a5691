import type { OutgoingHttpHeaders } from 'node:http'
import { parseCacheTags } from '@/lib/cache-tags'
import { toCdnTags } from './cdn-tags'

/** Lifetime of a page at the CDN, in seconds: the longest effect of a lost purge. */
const maxAge = 3600

/** A page that is valid until one of its tags changes, or until a time, in milliseconds. */
export interface LastingPage {
  tags: ReadonlySet<string>
  validUntil: number | null
}

/** Fastly and Varnish read `Surrogate-Key`; Cloudflare and others read `Cache-Tag`. */
function tagHeaders(tags: readonly string[]): OutgoingHttpHeaders {
  return { 'Surrogate-Key': tags.join(' '), 'Cache-Tag': tags.join(', ') }
}

/**
 * Headers of a page for the CDN: tags and lifetime, which browsers ignore. Each CDN knows either
 * `CDN-Cache-Control` (RFC 9213) or `Surrogate-Control`.
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
 * Headers of a backend answer with tags (a feed or calendar) for the CDN: its tags. Its own
 * `Cache-Control` sets the lifetime.
 * @returns no headers for an answer that is not public
 */
export function answerCdnHeaders({ status, headers }: Response, setsCookies: boolean): OutgoingHttpHeaders {
  const directives = (headers.get('cache-control') ?? '').split(',').map((part) => part.trim().toLowerCase())
  const isPublic = directives.includes('public') && !directives.includes('private')
  const tags = parseCacheTags(headers.get('cache-tag'))
  if (!isPublic || setsCookies || (status !== 200 && status !== 304) || tags.length === 0) return {}
  const names = toCdnTags(tags)
  return names ? tagHeaders(names) : {}
}
