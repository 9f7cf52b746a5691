import { isPlainPath, isShortQuery } from '@/lib/contract/common/address'
import type { ReturnedForm } from '@/lib/returned-form'

/** Path and query of a request, not decoded. */
export interface RequestTarget {
  pathname: string
  /** Query with `?`; '' without one. */
  search: string
  /** Rejected form to render again without JavaScript. */
  returnedForm?: ReturnedForm
  /** Status of the error page to render instead of the page. */
  errorStatus?: number
}

const maxLength = 8192
const visibleAsciiPattern = /^[\x21-\x7e]+$/

/**
 * Parses a request target in origin form (RFC 9112 §3.2.1). Returns null for other forms, a path
 * with another host (`//…`, `/\…`), an ambiguous path, or too many parameters.
 */
export function parseRequestTarget(target: string | undefined): RequestTarget | null {
  if (!target?.startsWith('/') || target.length > maxLength || !visibleAsciiPattern.test(target)) return null
  const queryStart = target.indexOf('?')
  const pathname = queryStart === -1 ? target : target.slice(0, queryStart)
  const search = queryStart === -1 ? '' : target.slice(queryStart)
  if (pathname.startsWith('//') || pathname.includes('\\') || pathname.includes('#')) return null
  return isPlainPath(pathname) && isShortQuery(search.slice(1)) ? { pathname, search } : null
}
