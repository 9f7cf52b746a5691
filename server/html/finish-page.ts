import type { OutgoingHttpHeaders } from 'node:http'
import { createPagePolicy, dataPolicy, type InlineHashes, scriptPolicy } from '../http/content-security-policy'
import { FinishedResponse } from '../http/finished-response'
import { createHeaderFilter } from '../http/hop-by-hop'
import { deferScripts } from './defer-scripts'
import { hashInlineScripts, stripNonce, stripNonceIn } from './inline-scripts'
import type { RenderedPage } from './render-page'

/** Headers of Next that are internal or replaced by this server. */
const internalHeaderPattern =
  /^(?:x-middleware-.*|x-nextjs-(?!postponed|stale-time).*|x-powered-by|content-length|content-encoding|etag|date|cache-tag)$/

/** Value of `Retry-After` while the site or the backend is busy or unavailable. */
export const retryAfterSeconds = '5'

/** A page with inlined style sheets and their CSP sources. */
export interface StyledPage {
  html: string
  hashes: string[]
}

export interface FinishOptions {
  securityHeaders: Record<string, string>
  isHttps: boolean
  /** Origin of error reports; null without reports. */
  reportOrigin?: string | null
  /** True in development, where Next needs its own scripts. */
  isDevelopment?: boolean
  /** Inlines style sheets (`createStyleInliner`). */
  inlineStyles?: (html: string) => StyledPage
}

/**
 * Converts a rendered page to a response with policy, security headers and caching rules.
 * @param isShared true if all visitors get the response
 */
export function finishPage(page: RenderedPage, isShared: boolean, options: FinishOptions): FinishedResponse {
  const type = String(page.headers['content-type'] ?? '')
  const isPage = type.startsWith('text/html')
  const isPageOrData = isPage || type.startsWith('text/x-component')
  const { body, inlineHashes, hasInlineStyles } = isPage
    ? finishHtml(page.body.toString('utf8'), isShared, options)
    : { body: stripNonce(page.body), inlineHashes: { scriptHashes: [], styleHashes: [] }, hasInlineStyles: false }
  const headers = selectForwardedHeaders(hasInlineStyles ? removeStyleHints(page.headers) : page.headers)
  headers.vary = toVary(page.headers.vary, isPageOrData)
  headers['content-security-policy'] = isPage ? createPagePolicy(inlineHashes, options) : getDataPolicy(type)
  headers['cache-control'] = toCacheControl(page, isShared, isPageOrData)
  if (page.status >= 502 && page.status <= 504) headers['retry-after'] ??= retryAfterSeconds
  const hasEtag = page.status === 200 && !String(headers['cache-control']).includes('no-store')
  return new FinishedResponse(page.status, { ...headers, ...options.securityHeaders }, body, hasEtag)
}

function finishHtml(
  html: string,
  isShared: boolean,
  { isDevelopment, inlineStyles }: FinishOptions,
): { body: Buffer; inlineHashes: InlineHashes; hasInlineStyles: boolean } {
  // Editors and members need their scripts at once, and usually have the style sheets.
  const mayDefer = isShared && !isDevelopment
  const styledPage = mayDefer && inlineStyles ? inlineStyles(html) : { html, hashes: [] }
  const { body, scriptHashes, styleHashes } = hashInlineScripts(
    mayDefer ? deferScripts(styledPage.html) : styledPage.html,
  )
  const inlineHashes = { scriptHashes, styleHashes: [...styledPage.hashes, ...styleHashes] }
  return { body, inlineHashes, hasInlineStyles: styledPage.hashes.length > 0 }
}

function removeStyleHints({ link, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const hints = String(link ?? '').split(/,\s*(?=<)/)
  const otherHints = hints.filter((hint) => hint !== '' && !/;\s*as="?style"?/.test(hint))
  return otherHints.length > 0 ? { ...headers, link: otherHints.join(', ') } : headers
}

function getDataPolicy(type: string): string {
  return type.includes('javascript') ? scriptPolicy : dataPolicy
}

/** Returns true if all visitors may get the page until a tag changes. */
export function isCacheable(page: RenderedPage): boolean {
  return isComplete(page) && page.status === 200 && page.headers['set-cookie'] === undefined
}

/** Returns true if a former page is better. The notice of a switched-off site replaces it. */
export function hasFailed({ status, isSwitchedOff }: RenderedPage): boolean {
  return status >= 500 && !isSwitchedOff
}

/** Returns true for a public page with all its data. */
export function isComplete({ isPublic, hasFailedRead }: RenderedPage): boolean {
  return isPublic && !hasFailedRead
}

function selectForwardedHeaders(source: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const mayPass = createHeaderFilter(source.connection?.toString())
  const forwardedEntries = Object.entries(source).filter(([name]) => mayPass(name) && !internalHeaderPattern.test(name))
  // `Link` also contains nonces.
  return Object.fromEntries(
    forwardedEntries.map(([name, value]) => [name, typeof value === 'string' ? stripNonceIn(value) : value]),
  )
}

function toVary(vary: OutgoingHttpHeaders[string], isPageOrData: boolean): string {
  const requiredParts = [
    'Accept-Encoding',
    ...(isPageOrData ? ['RSC', 'Next-Router-Prefetch', 'Next-Router-Segment-Prefetch'] : []),
  ]
  const requiredNames = new Set(requiredParts.map((name) => name.toLowerCase()))
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
  const otherNames = names.filter(
    (name) => name !== '' && !requiredNames.has(name.toLowerCase()) && !/^next-router-state-tree$/i.test(name),
  )
  return [...requiredParts, ...otherNames].join(', ')
}

function toCacheControl(page: RenderedPage, isShared: boolean, isPageOrData: boolean): string {
  if (!isShared) return 'private, no-store'
  if (page.status !== 200) return 'no-store'
  const fileHeader = isPageOrData ? undefined : page.headers['cache-control']
  return String(fileHeader ?? (isCacheable(page) ? 'public, max-age=0, must-revalidate' : 'no-store'))
}
