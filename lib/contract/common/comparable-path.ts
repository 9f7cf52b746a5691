import { decodeOrKeep } from './address'

/**
 * Maximum length of a path, in characters. Longer paths do not exist in the product and are not
 * looked up.
 */
const maxPathLength = 1024

/**
 * Returns true if a path keeps its meaning, no matter how often servers decode it. It is valid
 * UTF-8, has a limited length, and contains no encoded slash or backslash and no control
 * characters.
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
 * Converts a path to a form in which paths can be compared: decoded once, normalized (NFC), without
 * slashes at the end. A malformed path is not decoded.
 */
export function toComparablePath(pathname: string): string {
  // Without the lookbehind, the match would start again at each of thousands of slashes. With it,
  // the time stays linear.
  const trimmedPath = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname
  return decodeOrKeep(trimmedPath).normalize('NFC')
}
