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
  /** Query that the page reads, with `?`; '' without one. */
  search: string
  /** Query that the page does not read, for redirects; '' without one. */
  unreadQuery: string
  /** Key in the page cache; null for a page of this request only. */
  key: string | null
  /** True if a CDN may store the response, unlike the account area and pages of editors. */
  isShared: boolean
  /** Rejected form to render again without JavaScript. */
  returnedForm?: ReturnedForm
  /** Status of the error page to render instead of the page. */
  errorStatus?: number | undefined
  headers: Record<string, string>
}

const editorQueryPattern = /[?&](?:edit|v)(?:[=&]|$)/
/** Cookie `editor` except `office`, whose users may not edit pages. HTTPS adds the prefix. */
const editorCookiePattern = /(?:^|;\s*)(?:__Host-)?editor=(?!office(?:;|$)|;|$)/
const routerMarkPattern = /(?<=[?&])_rsc(?:=[^&]*)?(?:&|$)/g
const segmentPathPattern = /^\/[\w!$%()*+,.:=@[\]~/-]{0,500}$/
const noQuery = { pageQuery: '', unreadQuery: '' }

/**
 * Finds the users who may get another page than the public one; null if all get the public page.
 */
export function findBypass({ pathname, search }: RequestTarget, cookie: string | undefined): CacheBypass | null {
  const rules = getAddressRules(pathname)
  if (rules.isPersonal || rules.hasMembersPart) return 'members'
  const hasEditorQuery = search !== '' && editorQueryPattern.test(search)
  const hasEditorCookie = cookie?.includes('editor=') && editorCookiePattern.test(cookie)
  return rules.isForEditors || hasEditorQuery || hasEditorCookie ? 'editors' : null
}

/**
 * Reduces a request to the parts that its page depends on: the query that it reads, the headers of
 * Next's router, and the language if the path has none. Router headers count only with `_rsc`,
 * because shared caches distinguish only addresses and could return data as a page.
 * @param isPersonal true to keep cookies and the whole query
 */
export function toPageRequest(target: RequestTarget, headers: IncomingHttpHeaders, isPersonal: boolean): PageRequest {
  const { pathname } = target
  const isFromRouter = headers.rsc === '1' && /[?&]_rsc(?:[=&]|$)/.test(target.search)
  const search = target.search.includes('_rsc') ? removeRouterMark(target.search) : target.search
  const routerHeaders = isFromRouter ? selectRouterHeaders(headers) : {}
  if (isPersonal) {
    const pageHeaders = { ...routerHeaders, ...selectPersonalHeaders(headers) }
    const { errorStatus } = target
    return { pathname, search, unreadQuery: '', key: null, isShared: false, errorStatus, headers: pageHeaders }
  }
  const { pageQuery, unreadQuery } = search === '' ? noQuery : splitQuery(search, listQueryParameters(pathname))
  const rules = getAddressRules(pathname)
  const language = isLocale(pathname.split('/', 2)[1]) ? undefined : headers['accept-language']
  return {
    pathname,
    search: pageQuery,
    unreadQuery,
    key: rules.isSecret ? null : toPageKey(pathname + pageQuery, routerHeaders, language),
    isShared: !rules.isPersonal && !rules.isForEditors,
    headers: { ...routerHeaders, ...(language === undefined ? {} : { 'accept-language': language }) },
  }
}

function removeRouterMark(search: string): string {
  return search.replace(routerMarkPattern, '').replace(/[?&]$/, '')
}

function selectRouterHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const prefetch = headers['next-router-prefetch']
  const segment = headers['next-router-segment-prefetch']
  return {
    rsc: '1',
    ...(typeof prefetch === 'string' && /^[123]$/.test(prefetch) ? { 'next-router-prefetch': prefetch } : {}),
    ...(typeof segment === 'string' && segmentPathPattern.test(segment)
      ? { 'next-router-segment-prefetch': segment }
      : {}),
  }
}

function selectPersonalHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const forwardedHeaders: Record<string, string> = {}
  for (const name of ['cookie', 'accept-language', 'user-agent'] as const) {
    const value = headers[name]
    if (value !== undefined) forwardedHeaders[name] = value
  }
  return forwardedHeaders
}

function toPageKey(address: string, routerHeaders: Record<string, string>, language: string | undefined): string {
  if (!routerHeaders.rsc && language === undefined) return address
  return [address, ...Object.values(routerHeaders), language ?? ''].join('\n')
}
