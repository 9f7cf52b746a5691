import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Rule } from '../rule'

/**
 * Redirects each path to its canonical spelling, so that the rules and Next never interpret a path
 * such as `/de/%61ccount` differently. Unreserved characters are decoded (RFC 3986 §6.2.2.2),
 * letters are composed (NFC) and repeated slashes are merged.
 */
export const canonicalPath: Rule = ({ pathname, search }) => {
  const canonicalPathname = pathname
    .replace(/%[2-7][0-9a-f]/gi, (triplet) => {
      const character = decodeURIComponent(triplet)
      return /[\w.~-]/.test(character) ? character : triplet
    })
    .replace(/\/{2,}/g, '/')
    .split('/')
    .map(composeSegment)
    .join('/')
  return canonicalPathname === pathname ? null : { to: { pathname: canonicalPathname, search } }
}

function composeSegment(segment: string): string {
  const text = decodeOrKeep(segment)
  const composed = text.normalize('NFC')
  return composed === text ? segment : encodeURIComponent(composed)
}
