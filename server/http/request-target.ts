import { isPlainPath, isShortQuery } from '@/lib/contract/common/address'
import type { ReturnedForm } from '@/lib/returned-form'

/** Target of an HTTP request: its absolute path and query, not decoded. */
export interface RequestTarget {
  pathname: string
  /** Query with its question mark; empty if there is none. */
  search: string
  /** Rejected form to render again with the page, for a browser without JavaScript. */
  returnedForm?: ReturnedForm
}

const maxLength = 8192
const visibleAscii = /^[\x21-\x7e]+$/

/**
 * Parses a request target (RFC 9112 §3.2.1, origin form only).
 * @returns null if the target is malformed: it has another form, its path names another host
 * (`//…`, `/\…`), its path is ambiguous because an external backend may decode it a second time, or
 * it has too many parameters
 */
export function parseRequestTarget(raw: string | undefined): RequestTarget | null {
  if (!raw?.startsWith('/') || raw.length > maxLength || !visibleAscii.test(raw)) return null
  const mark = raw.indexOf('?')
  const pathname = mark === -1 ? raw : raw.slice(0, mark)
  const search = mark === -1 ? '' : raw.slice(mark)
  if (pathname.startsWith('//') || pathname.includes('\\') || pathname.includes('#')) return null
  return isPlainPath(pathname) && isShortQuery(search.slice(1)) ? { pathname, search } : null
}
