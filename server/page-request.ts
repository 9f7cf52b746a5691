import type { IncomingHttpHeaders } from 'node:http'
import { memberPaths } from '@/lib/contract/account-area'
import { isLocale } from '@/lib/contract/locale'
import { parametersOf, splitQuery } from '@/lib/i18n/query-parameters'
import type { RequestTarget } from './request-target'

/** What of a request shapes a page. */
export interface PageRequest {
  pathname: string
  /** What of the query shapes the page, with its question mark, or empty. */
  search: string
  /** The rest of the query, which a redirect passes on: `a=1&b`, or empty. */
  others: string
  /** Names the answer: two requests with one key get the same one. Null: only this visitor may get it. */
  key: string | null
  /** The headers that the render may see. */
  headers: Record<string, string>
}

/** The style guide is for editors alone, so its render must see who asks. */
const personalPages = ['/account', '/styleguide', ...memberPaths.map((path) => `/${path}`)].join('|')
const privateArea = new RegExp(`^(?:/(?:de|en))?(?:${personalPages})(?:/|$)|^/(?:admin|cms-hub)(?:/|$)`)
const privateQuery = /[?&](?:edit|v)(?:[=&]|$)/
const editorCookie = /(?:^|;\s*)editor=(?!;|$)/
const routerMark = /(?<=[?&])_rsc(?:=[^&]*)?(?:&|$)/g
const noQuery = { read: '', others: '' }
const segmentPath = /^\/[\w!$%()*+,.:=@[\]~/-]{0,500}$/

/**
 * Reduces a request to what may shape its page. A public page is the same for everybody: of its headers only Next's
 * router marks remain, and the language where the address names none. Next's router tells what it already has
 * (`next-router-state-tree`) to get less; that is left out, so that all its requests for a page share one answer.
 * The marks count only together with the router's own query parameter, so that a shared cache which looks at addresses
 * alone never takes data for a page. Of the query there remains what the page reads (lib/i18n/query-parameters.ts). Pages
 * that depend on the visitor are passed on with their cookies and their whole query.
 */
export function toPageRequest(target: RequestTarget, headers: IncomingHttpHeaders): PageRequest {
  const { pathname } = target
  const fromRouter = headers.rsc === '1' && /[?&]_rsc(?:[=&]|$)/.test(target.search)
  const search = target.search.includes('_rsc') ? withoutRouterMark(target.search) : target.search
  const marks = fromRouter ? routerMarks(headers) : {}
  if (isPrivate(pathname, search, headers.cookie)) {
    return { pathname, search, others: '', key: null, headers: { ...marks, ...privateHeaders(headers) } }
  }
  const { read, others } = search === '' ? noQuery : splitQuery(search, parametersOf(pathname))
  const language = isLocale(pathname.split('/', 2)[1]) ? undefined : headers['accept-language']
  return {
    pathname,
    search: read,
    others,
    key: pageKey(pathname + read, marks, language),
    headers: { ...marks, ...(language === undefined ? {} : { 'accept-language': language }) },
  }
}

function isPrivate(pathname: string, search: string, cookie: string | undefined): boolean {
  return (
    privateArea.test(pathname) ||
    (search !== '' && privateQuery.test(search)) ||
    (cookie !== undefined && editorCookie.test(cookie))
  )
}

function withoutRouterMark(search: string): string {
  return search.replace(routerMark, '').replace(/[?&]$/, '')
}

function routerMarks(headers: IncomingHttpHeaders): Record<string, string> {
  const prefetch = headers['next-router-prefetch']
  const segment = headers['next-router-segment-prefetch']
  return {
    rsc: '1',
    ...(typeof prefetch === 'string' && /^[123]$/.test(prefetch) ? { 'next-router-prefetch': prefetch } : {}),
    ...(typeof segment === 'string' && segmentPath.test(segment)
      ? { 'next-router-segment-prefetch': segment }
      : {}),
  }
}

function privateHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const passed: Record<string, string> = {}
  for (const name of ['cookie', 'accept-language', 'user-agent'] as const) {
    const value = headers[name]
    if (value !== undefined) passed[name] = value
  }
  return passed
}

function pageKey(address: string, marks: Record<string, string>, language: string | undefined): string {
  if (!marks.rsc && language === undefined) return address
  return [address, ...Object.values(marks), language ?? ''].join('\n')
}
