import { decodeOrKeep } from '../contract/common/address'

/** No path of the product is longer; longer ones are not looked up. */
const maxPathLength = 1024

/**
 * Whether a path has one meaning only, however often it is decoded on the way to a folder or a record: valid UTF-8,
 * no encoded slash or backslash, no control character, a limited length.
 */
export function isUnambiguousPath(pathname: string): boolean {
  if (pathname.length > maxPathLength || /%(?:2f|5c|[01][0-9a-f]|7f)|\\/i.test(pathname)) return false
  try {
    return !decodeURIComponent(pathname).includes('%')
  } catch {
    return false
  }
}

/** A path decoded for comparison, without a final slash; unchanged if it cannot be decoded. */
export function comparablePath(pathname: string): string {
  // The lookbehind keeps the time linear: otherwise the match would start at each of thousands of slashes.
  const trimmed = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname
  return decodeOrKeep(trimmed)
}
