import type { IncomingHttpHeaders } from 'node:http'
import { isLocale } from '@/lib/contract/locale'
import { memberPaths } from '@/lib/i18n/route-access'
import type { RequestTarget } from './request-target'

/** What of a request shapes a page. */
export interface PageRequest {
  pathname: string
  /** The query without Next's `_rsc`, with its question mark, or empty. */
  search: string
  /** Names the answer: two requests with one key get the same one. Null: only this visitor may get it. */
  key: string | null
  /** The headers that the render may see. */
  headers: Record<string, string>
}

/** The style guide is for editors alone, so its render must see who asks. */
const personalPages = ['/account', '/styleguide', ...memberPaths].join('|')
const privateArea = new RegExp(`^(?:/(?:de|en))?(?:${personalPages})(?:/|$)|^/(?:admin|cms-hub)(?:/|$)`)
const privateQuery = /[?&](?:edit|v)(?:[=&]|$)/
const editorCookie = /(?:^|;\s*)editor=(?!;|$)/
const routerMark = /(?<=[?&])_rsc(?:=[^&]*)?(?:&|$)/g
const segmentPath = /^\/[\w!$%()*+,.:=@[\]~/-]{0,500}$/

/**
 * Reduces a request to what may shape its page. A public page is the same for everybody: of its headers only Next's
 * router marks remain, and the language where the address names none. Next's router tells what it already has
 * (`next-router-state-tree`) to get less; that is left out, so that all its requests for a page share one answer.
 * The marks count only together with the router's own query parameter, so that a shared cache which looks at addresses
 * alone never takes data for a page. Pages that depend on the visitor are passed on with their cookies.
 */
export function toPageRequest(target: RequestTarget, headers: IncomingHttpHeaders): PageRequest {
  const { pathname } = target
  const fromRouter = headers.rsc === '1' && /[?&]_rsc(?:[=&]|$)/.test(target.search)
  const search = target.search.includes('_rsc') ? withoutRouterMark(target.search) : target.search
  const marks = fromRouter ? routerMarks(headers) : {}
  if (isPrivate(pathname, search, headers.cookie)) {
    return { pathname, search, key: null, headers: { ...marks, ...privateHeaders(headers) } }
  }
  const language = isLocale(pathname.split('/', 2)[1]) ? undefined : headers['accept-language']
  return {
    pathname,
    search,
    key: pageKey(pathname + search, marks, language),
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
