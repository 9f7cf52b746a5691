/** The request target of an HTTP request: an absolute path and its query, both as they came. */
export interface RequestTarget {
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

const longest = 8192
const visibleAscii = /^[\x21-\x7e]+$/

/**
 * Takes a request target apart (RFC 9112 §3.2.1, origin form only).
 * @returns null for what no client of ours sends: another form, a path that leads to another host (`//…`, `/\…`),
 * dot segments, also behind encoded slashes (an external backend may decode them), NUL, or octets that are no UTF-8.
 */
export function parseRequestTarget(raw: string | undefined): RequestTarget | null {
  if (!raw?.startsWith('/') || raw.length > longest || !visibleAscii.test(raw)) return null
  const mark = raw.indexOf('?')
  const pathname = mark === -1 ? raw : raw.slice(0, mark)
  if (pathname.startsWith('//') || pathname.includes('\\') || pathname.includes('#')) return null
  if (pathname.includes('%') && !isWellEncoded(pathname)) return null
  if (pathname.includes('/.') || /%2e/i.test(pathname)) {
    if (decodeURIComponent(pathname).split(/[/\\]/).some(isDotSegment)) return null
  }
  return { pathname, search: mark === -1 ? '' : raw.slice(mark) }
}

function isWellEncoded(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

function isDotSegment(segment: string): boolean {
  return segment === '.' || segment === '..'
}
