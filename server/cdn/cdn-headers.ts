import type { OutgoingHttpHeaders } from 'node:http'
import { cacheTags, parseCacheTags } from '@/lib/cache-tags'
import { toCdnTags } from './cdn-tags'

/** Lifetime at the CDN in seconds, which limits the age of pages after a lost purge. */
const maxAgeSeconds = 3600

/** A page that is valid until a tag changes or until `validUntil` (milliseconds). */
export interface LastingPage {
  tags: ReadonlySet<string>
  validUntil: number | null
}

/** Fastly and Varnish read `Surrogate-Key`, Cloudflare and others `Cache-Tag`. */
function toTagHeaders(tags: readonly string[]): OutgoingHttpHeaders {
  return { 'Surrogate-Key': tags.join(' '), 'Cache-Tag': tags.join(', ') }
}

/**
 * Returns the CDN headers of a page: tags and lifetime, as `CDN-Cache-Control` (RFC 9213) and
 * `Surrogate-Control`. Returns none if a CDN must not cache the page.
 */
export function toPageCdnHeaders({ tags, validUntil }: LastingPage, now: number): OutgoingHttpHeaders {
  const names = toCdnTags(tags)
  if (!names) return {}
  const secondsLeft = validUntil === null ? maxAgeSeconds : Math.floor((validUntil - now) / 1000)
  const lifetime = `max-age=${Math.max(0, Math.min(maxAgeSeconds, secondsLeft))}`
  return { ...toTagHeaders(names), 'CDN-Cache-Control': lifetime, 'Surrogate-Control': lifetime }
}

/**
 * Returns the tag headers of a public backend response, such as a feed. Its `Cache-Control` has the
 * lifetime. The tag of the settings is added, so that switching off the site purges the response.
 */
export function toBackendCdnHeaders({ status, headers }: Response, hasCookies: boolean): OutgoingHttpHeaders {
  const directives = (headers.get('cache-control') ?? '').split(',').map((part) => part.trim().toLowerCase())
  const isPublic = directives.includes('public') && !directives.includes('private')
  const tags = parseCacheTags(headers.get('cache-tag'))
  const isCacheable = isPublic && !hasCookies && (status === 200 || status === 304)
  if (!isCacheable || tags.length === 0) return {}
  const names = toCdnTags([...tags, cacheTags.settings])
  return names ? toTagHeaders(names) : {}
}
