import { isPlainPath, isShortQuery } from '@/lib/contract/common/address'
import type { ReturnedForm } from '@/lib/returned-form'

/** Target of an HTTP request: absolute path and query, unchanged. */
export interface RequestTarget {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Rejected form to show again, for visitors without scripts. */
  returnedForm?: ReturnedForm
}

const maxLength = 8192
const visibleAscii = /^[\x21-\x7e]+$/

/**
 * Parses a request target (RFC 9112 §3.2.1, origin form only).
 * @returns null for a malformed target: another form, a path to another host (`//…`, `/\…`), an
 * ambiguous path (an external backend may decode it once more), too many parameters
 */
export function parseRequestTarget(raw: string | undefined): RequestTarget | null {
  if (!raw?.startsWith('/') || raw.length > maxLength || !visibleAscii.test(raw)) return null
  const mark = raw.indexOf('?')
  const pathname = mark === -1 ? raw : raw.slice(0, mark)
  const search = mark === -1 ? '' : raw.slice(mark)
  if (pathname.startsWith('//') || pathname.includes('\\') || pathname.includes('#')) return null
  return isPlainPath(pathname) && isShortQuery(search.slice(1)) ? { pathname, search } : null
}
