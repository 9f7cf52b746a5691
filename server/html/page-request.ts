import type { IncomingHttpHeaders } from 'node:http'
import { isLocale } from '@/lib/contract/common/locale'
import { listQueryParameters, splitQuery } from '@/lib/i18n/query-parameters'
import type { ReturnedForm } from '@/lib/returned-form'
import { addressRules } from '../http/address-rules'
import type { RequestTarget } from '../http/request-target'
import type { Audience } from './audience'

/** The parts of a request that a page depends on. */
export interface PageRequest {
  pathname: string
  /** The query parameters that the page reads, with the question mark, or empty. */
  search: string
  /** The rest of the query, which a redirect passes on: `a=1&b`, or empty. */
  others: string
  /** The key in the page cache; null for an answer to this request alone. */
  key: string | null
  /** Whether shared caches may keep the answer: none of the account or of the editors. */
  isShared: boolean
  /** What comes back with the page to whoever sent a form without scripts. */
  returnedForm?: ReturnedForm
  /** The headers that the render may see. */
  headers: Record<string, string>
}

const editorQuery = /[?&](?:edit|v)(?:[=&]|$)/
/** Of an editor: the office's browsers get the pages that everybody gets. */
const editorCookie = /(?:^|;\s*)(?:__Host-)?editor=(?!office(?:;|$)|;|$)/
const routerMark = /(?<=[?&])_rsc(?:=[^&]*)?(?:&|$)/g
const segmentPath = /^\/[\w!$%()*+,.:=@[\]~/-]{0,500}$/
const noQuery = { read: '', others: '' }

/** The audience that gets a page of its own at an address; null where all get the same. */
export function audienceOf({ pathname, search }: RequestTarget, cookie: string | undefined): Audience | null {
  const rules = addressRules(pathname)
  if (rules.isPersonal || rules.hasMembersPart) return 'members'
  const isForEditors =
    rules.isForEditors ||
    (search !== '' && editorQuery.test(search)) ||
    (cookie !== undefined && editorCookie.test(cookie))
  return isForEditors ? 'editors' : null
}

/**
 * Reduces a request to what its page may depend on. A public page is the same for everybody: of its headers only Next's
 * router marks remain, and the language where the address names none. Next's router tells what it already has
 * (`next-router-state-tree`) to get less; that is left out, so that all its requests for a page share one answer.
 * The marks count only together with the router's own query parameter, so that a shared cache which looks at addresses
 * alone never takes data for a page. Of the query there remains what the page reads (lib/i18n/query-parameters.ts).
 * @param isPersonal whether the page depends on who asks: it is then passed on with cookies and whole query
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
    const seen = { ...marks, ...personalHeaders(headers) }
    return { pathname, search, others: '', key: null, isShared: false, headers: seen }
  }
  const { read, others } = search === '' ? noQuery : splitQuery(search, listQueryParameters(pathname))
  const rules = addressRules(pathname)
  const language = isLocale(pathname.split('/', 2)[1]) ? undefined : headers['accept-language']
  return {
    pathname,
    search: read,
    others,
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
