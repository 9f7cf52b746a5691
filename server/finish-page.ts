import type { OutgoingHttpHeaders } from 'node:http'
import { dataPolicy, pagePolicy, scriptPolicy } from './content-security-policy'
import { deferScripts } from './defer-scripts'
import { FinishedAnswer } from './finished-answer'
import { endToEnd } from './hop-by-hop'
import { hashInlineScripts, withoutMark, withoutMarkIn } from './inline-scripts'
import type { RenderedPage } from './render-page'

/** Headers of Next that are internal, or are set again here. */
const internal =
  /^(?:x-middleware-.*|x-nextjs-(?!postponed|stale-time).*|x-powered-by|content-length|content-encoding|etag|date|cache-tag)$/

/** When to ask again for a page that could not be made because the backend is away, in seconds. */
const retryAfter = '5'

export interface FinishOptions {
  securityHeaders: Record<string, string>
  isHttps: boolean
  /** Where browsers report errors; null for nowhere. */
  reportOrigin?: string | null
  /** Development: Next's own scripts need more freedom. */
  relaxed?: boolean
}

/**
 * Gives a rendered page all that an answer needs: policy, security headers, caching rules.
 * @param isShared whether every visitor may get this very answer
 */
export function finishPage(page: RenderedPage, isShared: boolean, options: FinishOptions): FinishedAnswer {
  const type = String(page.headers['content-type'] ?? '')
  const isPage = type.startsWith('text/html')
  const isOfPage = isPage || type.startsWith('text/x-component')
  // An editor's or a member's own pages are at work at once.
  const mayDefer = isShared && !options.relaxed
  const { body, hashes } = isPage
    ? hashInlineScripts(mayDefer ? deferScripts(page.body.toString('utf8')) : page.body.toString('utf8'))
    : { body: withoutMark(page.body), hashes: [] }
  const headers = handOn(page.headers)
  headers.vary = varyOf(page.headers.vary, isOfPage)
  headers['content-security-policy'] = isPage ? pagePolicy(hashes, options) : policyOf(type)
  headers['cache-control'] = cacheControl(page, isShared, isOfPage)
  if (page.status >= 502 && page.status <= 504) headers['retry-after'] ??= retryAfter
  const isNamed = page.status === 200 && !String(headers['cache-control']).includes('no-store')
  return new FinishedAnswer(page.status, { ...headers, ...options.securityHeaders }, body, isNamed)
}

function policyOf(type: string): string {
  return type.includes('javascript') ? scriptPolicy : dataPolicy
}

/** Whether every visitor may get the answer, now and until one of its tags changes. */
export function isCacheable(page: RenderedPage): boolean {
  return page.status === 200 && page.isPublic && page.headers['set-cookie'] === undefined
}

function handOn(source: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const mayPass = endToEnd(source.connection?.toString())
  const passed = Object.entries(source).filter(([name]) => mayPass(name) && !internal.test(name))
  // Next names the scripts to load early in a header as well.
  return Object.fromEntries(
    passed.map(([name, value]) => [name, typeof value === 'string' ? withoutMarkIn(value) : value]),
  )
}

function varyOf(vary: OutgoingHttpHeaders[string], isOfPage: boolean): string {
  const own = [
    'Accept-Encoding',
    ...(isOfPage ? ['RSC', 'Next-Router-Prefetch', 'Next-Router-Segment-Prefetch'] : []),
  ]
  const known = new Set(own.map((name) => name.toLowerCase()))
  const named = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
  const others = named.filter(
    (name) => name !== '' && !known.has(name.toLowerCase()) && !/^next-router-state-tree$/i.test(name),
  )
  return [...own, ...others].join(', ')
}

function cacheControl(page: RenderedPage, isShared: boolean, isOfPage: boolean): string {
  if (!isShared) return 'private, no-store'
  if (page.status !== 200) return 'no-store'
  const own = isOfPage ? undefined : page.headers['cache-control']
  return String(own ?? (isCacheable(page) ? 'public, max-age=0, must-revalidate' : 'no-store'))
}
