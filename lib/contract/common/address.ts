/** Maximum number of query parameters. The product uses far fewer; parsing cost grows with each. */
export const maxParameters = 100

/**
 * Maximum levels of nested percent-encoding. A server that decodes once more must not see a
 * different path.
 */
const maxEncodings = 3

/**
 * Returns true if all servers on the way interpret a path in the same way. It has valid
 * percent-encoding (UTF-8), no control characters, and no dot segments in any spelling: `%2e%2e`,
 * `x%2f..%2f`, `..\`, `..;a=b`, `%252e%252e`, or letters that NFKC normalization turns into dots or
 * slashes.
 */
export function isPlainPath(path: string): boolean {
  let layer = path
  for (let depth = 0; depth < maxEncodings; depth += 1) {
    if (hasDotSegment(layer)) return false
    if (!layer.includes('%')) return true
    const decodedLayer = decode(layer)
    // On inner levels a percent sign may be literal.
    if (decodedLayer === null) return depth > 0
    layer = decodedLayer
  }
  return !hasDotSegment(layer)
}

/** Decodes percent-encoding (RFC 3986); returns malformed text unchanged. */
export function decodeOrKeep(text: string): string {
  return decode(text) ?? text
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Control characters, and U+FFFD, the replacement for invalid UTF-8. */
const unreadable = /[\p{Cc}\uFFFD]/u
const dotPattern = /[.\u2024-\u2026\ufe52\uff0e]/

function hasDotSegment(path: string): boolean {
  if (unreadable.test(path)) return true
  if (!dotPattern.test(path)) return false
  return path
    .normalize('NFKC')
    .split(/[/\\]/)
    .some((segment) => /^\.{1,2}\s*(;|$)/.test(segment))
}

/** Returns true if a query (without the question mark) has at most `maxParameters` parameters. */
export function isShortQuery(query: string): boolean {
  let count = 1
  for (let at = query.indexOf('&'); at !== -1; at = query.indexOf('&', at + 1)) count += 1
  return count <= maxParameters
}
