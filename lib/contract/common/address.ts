/**
 * Maximum number of query parameters. The product needs far fewer, and parsing each one takes
 * time.
 */
export const maxParameters = 100

/**
 * Maximum depth of nested percent-encoding that is checked. A server that decodes the path once
 * more must not see a different path.
 */
const maxEncodings = 3

/**
 * Returns true if every server that handles the path interprets it in the same way. Its
 * percent-encoding is valid (UTF-8), and it contains no control characters and no dot segments. Dot
 * segments can be spelled `%2e%2e`, `x%2f..%2f`, `..\`, `..;a=b`, `%252e%252e`, or with letters
 * that NFKC normalization turns into dots or slashes.
 */
export function isPlainPath(path: string): boolean {
  let layer = path
  for (let depth = 0; depth < maxEncodings; depth += 1) {
    if (hasUnsafePart(layer)) return false
    if (!layer.includes('%')) return true
    const decodedLayer = decode(layer)
    // Invalid at depth 0. Deeper, the percent sign can be literal text: `100%25` is `100%`.
    if (decodedLayer === null) return depth > 0
    layer = decodedLayer
  }
  return !hasUnsafePart(layer)
}

/** Decodes percent-encoding (RFC 3986). Returns malformed text unchanged. */
export function decodeOrKeep(text: string): string {
  return decode(text) ?? text
}

/** Decodes a URL for display (RFC 3986). Returns a malformed URL unchanged. */
export function toReadableUrl(url: string): string {
  return decode(url, decodeURI) ?? url
}

function decode(text: string, decoder = decodeURIComponent): string | null {
  try {
    return decoder(text)
  } catch {
    return null
  }
}

/** Matches control characters, and U+FFFD, which replaces invalid UTF-8. */
const unreadableCharacterPattern = /[\p{Cc}\uFFFD]/u
const dotPattern = /[.\u2024-\u2026\ufe52\uff0e]/

/** Returns true for dot segments, control characters and U+FFFD. */
function hasUnsafePart(path: string): boolean {
  if (unreadableCharacterPattern.test(path)) return true
  if (!dotPattern.test(path)) return false
  return path
    .normalize('NFKC')
    .split(/[/\\]/)
    .some((segment) => /^\.{1,2}\s*(;|$)/.test(segment))
}

/** Returns true if a query (without the question mark) has at most `maxParameters` parameters. */
export function isShortQuery(query: string): boolean {
  let count = 1
  for (let index = query.indexOf('&'); index !== -1; index = query.indexOf('&', index + 1)) count += 1
  return count <= maxParameters
}
