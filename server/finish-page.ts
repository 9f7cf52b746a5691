import type { OutgoingHttpHeaders } from 'node:http'
import { dataPolicy, type InlineSources, pagePolicy, scriptPolicy } from './content-security-policy'
import { deferScripts } from './defer-scripts'
import { FinishedAnswer } from './finished-answer'
import { endToEnd } from './hop-by-hop'
import { hashInlineScripts, stripNonce, stripNonceIn } from './inline-scripts'
import type { RenderedPage } from './render-page'

/** Headers of Next that are internal, or are set again here. */
const internal =
  /^(?:x-middleware-.*|x-nextjs-(?!postponed|stale-time).*|x-powered-by|content-length|content-encoding|etag|date|cache-tag)$/

/** When to retry a page that could not be rendered because the backend is unavailable, in seconds. */
const retryAfter = '5'

/** A page with the CSP sources of its inline styles. */
export interface StyledPage {
  html: string
  hashes: string[]
}

export interface FinishOptions {
  securityHeaders: Record<string, string>
  isHttps: boolean
  /** Where browsers report errors; null for nowhere. */
  reportOrigin?: string | null
  /** Development: Next's own scripts need more freedom. */
  relaxed?: boolean
  /** Inlines the style sheets of pages (`createStyleInliner`). */
  inlineStyles?: (html: string) => StyledPage
}

/**
 * Adds to a rendered page what its response needs: policy, security headers, caching rules.
 * @param isShared whether every visitor may get this very answer
 */
export function finishPage(page: RenderedPage, isShared: boolean, options: FinishOptions): FinishedAnswer {
  const type = String(page.headers['content-type'] ?? '')
  const isPage = type.startsWith('text/html')
  const isOfPage = isPage || type.startsWith('text/x-component')
  const { body, sources } = isPage
    ? finishHtml(page.body.toString('utf8'), isShared, options)
    : { body: stripNonce(page.body), sources: { scripts: [], styles: [] } }
  const headers = forwardedHeaders(page.headers)
  headers.vary = varyOf(page.headers.vary, isOfPage)
  headers['content-security-policy'] = isPage ? pagePolicy(sources, options) : policyOf(type)
  headers['cache-control'] = cacheControl(page, isShared, isOfPage)
  if (page.status >= 502 && page.status <= 504) headers['retry-after'] ??= retryAfter
  const hasEtag = page.status === 200 && !String(headers['cache-control']).includes('no-store')
  return new FinishedAnswer(page.status, { ...headers, ...options.securityHeaders }, body, hasEtag)
}

function finishHtml(
  html: string,
  isShared: boolean,
  { relaxed, inlineStyles }: FinishOptions,
): { body: Buffer; sources: InlineSources } {
  // Pages of editors and members load their scripts at once, and their styles from the browser's cache.
  const mayDefer = isShared && !relaxed
  const styled = mayDefer && inlineStyles ? inlineStyles(html) : { html, hashes: [] }
  const { body, hashes, styleHashes } = hashInlineScripts(mayDefer ? deferScripts(styled.html) : styled.html)
  return { body, sources: { scripts: hashes, styles: [...styled.hashes, ...styleHashes] } }
}

function policyOf(type: string): string {
  return type.includes('javascript') ? scriptPolicy : dataPolicy
}

/** Whether every visitor may get the answer, now and until one of its tags changes. */
export function isCacheable(page: RenderedPage): boolean {
  return page.status === 200 && page.isPublic && page.headers['set-cookie'] === undefined
}

function forwardedHeaders(source: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const mayPass = endToEnd(source.connection?.toString())
  const passed = Object.entries(source).filter(([name]) => mayPass(name) && !internal.test(name))
  // Next names the scripts to load early in a header as well.
  return Object.fromEntries(
    passed.map(([name, value]) => [name, typeof value === 'string' ? stripNonceIn(value) : value]),
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
