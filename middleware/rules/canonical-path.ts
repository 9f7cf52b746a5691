import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Rule } from '../rule'

/**
 * Redirects to the canonical spelling, so that rules and Next read paths such as `/de/%61ccount`
 * alike: decoded unreserved characters (RFC 3986 §6.2.2.2), composed letters (NFC), single slashes.
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
  return canonicalPathname === pathname ? null : { target: { pathname: canonicalPathname, search } }
}

function composeSegment(segment: string): string {
  const text = decodeOrKeep(segment)
  const composedText = text.normalize('NFC')
  return composedText === text ? segment : encodeURIComponent(composedText)
}
