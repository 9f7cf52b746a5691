import { decodeOrKeep } from './address'

/** Longer than any path of the product. Longer paths are not looked up. */
const maxPathLength = 1024

/**
 * Returns true if a path means the same however often servers decode it: valid UTF-8, limited
 * length, no encoded slash or backslash, no control characters.
 */
export function isUnambiguousPath(pathname: string): boolean {
  if (pathname.length > maxPathLength || /%(?:2f|5c|[01][0-9a-f]|7f)|\\/i.test(pathname)) return false
  try {
    return !decodeURIComponent(pathname).includes('%')
  } catch {
    return false
  }
}

/**
 * Converts a path to its canonical form for comparison: decoded once, NFC, without trailing
 * slashes. A malformed path is not decoded.
 */
export function comparablePath(pathname: string): string {
  // The lookbehind keeps the time linear. Without it the match would start at each of thousands of
  // slashes.
  const trimmedPath = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname
  return decodeOrKeep(trimmedPath).normalize('NFC')
}
