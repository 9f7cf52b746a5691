/** How many parameters a query may have. No address of the product comes near; taking one apart costs with each. */
export const maxParameters = 100

/** How often a path may be encoded over and over: whoever decodes once more than others must not read another path. */
const maxEncodings = 3

/**
 * Whether a path can be read in one way only: well encoded (UTF-8), without control characters and without dot segments
 * in any spelling that some server on its way may read as one: `%2e%2e`, `x%2f..%2f`, `..\`, `..;a=b`, `%252e%252e`, letters
 * that become dots or slashes in Unicode's compatibility form (NFKC).
 */
export function isPlainPath(path: string): boolean {
  let layer = path
  for (let depth = 0; depth < maxEncodings; depth += 1) {
    if (hasDotSegment(layer)) return false
    if (!layer.includes('%')) return true
    const decoded = decode(layer)
    // Further in, a percent sign may simply be one.
    if (decoded === null) return depth > 0
    layer = decoded
  }
  return !hasDotSegment(layer)
}

/** A text decoded from its form in addresses (percent-encoding, RFC 3986); as it is where it cannot be decoded. */
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

/** Control characters, and U+FFFD, which replaces bytes that are invalid UTF-8. */
const unreadable = /[\p{Cc}\uFFFD]/u
const mayHaveDots = /[.\u2024-\u2026\ufe52\uff0e]/

function hasDotSegment(path: string): boolean {
  if (unreadable.test(path)) return true
  if (!mayHaveDots.test(path)) return false
  return path
    .normalize('NFKC')
    .split(/[/\\]/)
    .some((segment) => /^\.{1,2}\s*(;|$)/.test(segment))
}

/** Whether a query (without its question mark) has no more parameters than are taken. */
export function isShortQuery(query: string): boolean {
  let count = 1
  for (let at = query.indexOf('&'); at !== -1; at = query.indexOf('&', at + 1)) count += 1
  return count <= maxParameters
}
