import type { IncomingHttpHeaders } from 'node:http'
import { isLocale } from '@/lib/contract/common/locale'
import { listQueryParameters, splitQuery } from '@/lib/i18n/query-parameters'
import type { ReturnedForm } from '@/lib/returned-form'
import { getAddressRules } from '../http/address-rules'
import type { RequestTarget } from '../http/request-target'
import type { CacheBypass } from './cache-bypass'

/** Parts of a request that a page depends on. */
export interface PageRequest {
  pathname: string
  /** Query parameters that the page reads, with the question mark; empty if there are none. */
  search: string
  /**
   * Query parameters that the page does not read, as `a=1&b`; empty if there are none. A redirect
   * passes them on.
   */
  unreadQuery: string
  /** Key in this server's page cache; null if the page is rendered for this request only. */
  key: string | null
  /**
   * True if other caches, such as a CDN, may store the response. False for the account area and the
   * pages of editors, although this server caches them for visitors without a session.
   */
  isShared: boolean
  /** Rejected form to render again, for a browser without JavaScript. */
  returnedForm?: ReturnedForm
  /** Headers for the render. */
  headers: Record<string, string>
}

const editorQuery = /[?&](?:edit|v)(?:[=&]|$)/
/**
 * Matches a non-empty cookie `editor` with a value other than `office`. The value `office` belongs
 * to users of the administration who may not edit pages, so they get the public pages. The prefix
 * `__Host-` is added over HTTPS.
 */
const editorCookie = /(?:^|;\s*)(?:__Host-)?editor=(?!office(?:;|$)|;|$)/
const routerMark = /(?<=[?&])_rsc(?:=[^&]*)?(?:&|$)/g
const segmentPath = /^\/[\w!$%()*+,.:=@[\]~/-]{0,500}$/
const noQuery = { read: '', unreadQuery: '' }

/**
 * Returns the kind of users who may get a different page than the public; null if the page is the
 * same for all.
 */
export function findBypass(
  { pathname, search }: RequestTarget,
  cookie: string | undefined,
): CacheBypass | null {
  const rules = getAddressRules(pathname)
  if (rules.isPersonal || rules.hasMembersPart) return 'members'
  const isForEditors =
    rules.isForEditors ||
    (search !== '' && editorQuery.test(search)) ||
    (cookie !== undefined && editorCookie.test(cookie))
  return isForEditors ? 'editors' : null
}

/**
 * Reduces a request to the parts that its page depends on. For a public page these are the query
 * parameters that it reads (lib/i18n/query-parameters.ts), the marks of Next's router, and the
 * language if the address contains none. `next-router-state-tree` is dropped, so that all requests
 * of the router share one response. The marks count only together with the router's query parameter
 * `_rsc`. Otherwise a shared cache, which distinguishes addresses only, could return router data as
 * a page.
 * @param isPersonal true if the page depends on the visitor; the cookies and the whole query are
 * then kept
 */
export function toPageRequest(
  target: RequestTarget,
  headers: IncomingHttpHeaders,
  isPersonal: boolean,
): PageRequest {
  const { pathname } = target
  const fromRouter = headers.rsc === '1' && /[?&]_rsc(?:[=&]|$)/.test(target.search)
  const search = target.search.includes('_rsc') ? withoutRouterMark(target.search) : target.search
  const marks = fromRouter ? routerMarks(headers) : {}
  if (isPersonal) {
    const personal = { ...marks, ...personalHeaders(headers) }
    return { pathname, search, unreadQuery: '', key: null, isShared: false, headers: personal }
  }
  const { read, unreadQuery } = search === '' ? noQuery : splitQuery(search, listQueryParameters(pathname))
  const rules = getAddressRules(pathname)
  const language = isLocale(pathname.split('/', 2)[1]) ? undefined : headers['accept-language']
  return {
    pathname,
    search: read,
    unreadQuery,
    key: rules.isSecret ? null : pageKey(pathname + read, marks, language),
    isShared: !rules.isPersonal && !rules.isForEditors,
    headers: { ...marks, ...(language === undefined ? {} : { 'accept-language': language }) },
  }
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

function personalHeaders(headers: IncomingHttpHeaders): Record<string, string> {
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
