import type { OutgoingHttpHeaders } from 'node:http'
import { dataPolicy, type InlineSources, pagePolicy, scriptPolicy } from '../http/content-security-policy'
import { FinishedAnswer } from '../http/finished-answer'
import { endToEnd } from '../http/hop-by-hop'
import { deferScripts } from './defer-scripts'
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
  const { body, sources, carriesStyles } = isPage
    ? finishHtml(page.body.toString('utf8'), isShared, options)
    : { body: stripNonce(page.body), sources: { scripts: [], styles: [] }, carriesStyles: false }
  const headers = forwardedHeaders(carriesStyles ? withoutStyleHints(page.headers) : page.headers)
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
): { body: Buffer; sources: InlineSources; carriesStyles: boolean } {
  // Pages of editors and members load their scripts at once, and their styles from the browser's cache.
  const mayDefer = isShared && !relaxed
  const styled = mayDefer && inlineStyles ? inlineStyles(html) : { html, hashes: [] }
  const { body, hashes, styleHashes } = hashInlineScripts(mayDefer ? deferScripts(styled.html) : styled.html)
  const sources = { scripts: hashes, styles: [...styled.hashes, ...styleHashes] }
  return { body, sources, carriesStyles: styled.hashes.length > 0 }
}

/**
 * Headers that ask the browser for nothing that the page carries: a page that took long to render names its style sheets in `Link`, too.
 */
function withoutStyleHints({ link, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const hints = String(link ?? '').split(/,\s*(?=<)/)
  const others = hints.filter((hint) => hint !== '' && !/;\s*as="?style"?/.test(hint))
  return others.length > 0 ? { ...headers, link: others.join(', ') } : headers
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
