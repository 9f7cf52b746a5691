import type { OutgoingHttpHeaders } from 'node:http'
import { parseCacheTags } from '@/lib/cache-tags'
import { tagsOfAnswer } from './cdn-tags'

/** How long a CDN may keep a page of which every change is announced, in seconds: the longest that a lost purge can last. */
const maxAge = 3600

/** A page that is kept until one of its tags changes, or until a time, in milliseconds. */
export interface LastingPage {
  tags: ReadonlySet<string>
  validUntil: number | null
}

/** `Surrogate-Key` is read by Fastly and Varnish, `Cache-Tag` by Cloudflare and others. */
function tagHeaders(tags: readonly string[]): OutgoingHttpHeaders {
  return { 'Surrogate-Key': tags.join(' '), 'Cache-Tag': tags.join(', ') }
}

/**
 * What a CDN is told of a page: its tags, and how long to keep it, which browsers are not told. Of `CDN-Cache-Control`
 * (RFC 9213) and `Surrogate-Control` each CDN knows one.
 * @returns nothing for a page that a CDN must not keep
 */
export function cdnHeadersOfPage({ tags, validUntil }: LastingPage, now: number): OutgoingHttpHeaders {
  const names = tagsOfAnswer(tags)
  if (!names) return {}
  const left = validUntil === null ? maxAge : Math.floor((validUntil - now) / 1000)
  const lifetime = `max-age=${Math.max(0, Math.min(maxAge, left))}`
  return { ...tagHeaders(names), 'CDN-Cache-Control': lifetime, 'Surrogate-Control': lifetime }
}

/**
 * What a CDN is told of a call's answer that the backend has named by tags, a feed or a calendar: its tags. How long to keep it says
 * its own `Cache-Control`.
 * @returns nothing for an answer that is not for everybody
 */
export function cdnHeadersOfAnswer({ status, headers }: Response, setsCookies: boolean): OutgoingHttpHeaders {
  const directives = (headers.get('cache-control') ?? '').split(',').map((part) => part.trim().toLowerCase())
  const isPublic = directives.includes('public') && !directives.includes('private')
  const tags = parseCacheTags(headers.get('cache-tag'))
  if (!isPublic || setsCookies || (status !== 200 && status !== 304) || tags.length === 0) return {}
  const names = tagsOfAnswer(tags)
  return names ? tagHeaders(names) : {}
}
