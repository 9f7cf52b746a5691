import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Rule } from '../rule'

/**
 * Gives each path one spelling: unreserved characters are decoded (RFC 3986 §6.2.2.2), letters are
 * composed (NFC) and repeated slashes are merged. Otherwise `/de/%61ccount` could mean different
 * things to the rules and to Next.
 */
export const canonicalPath: Rule = ({ pathname, search }) => {
  const plain = pathname
    .replace(/%[2-7][0-9a-f]/gi, (triplet) => {
      const character = decodeURIComponent(triplet)
      return /[\w.~-]/.test(character) ? character : triplet
    })
    .replace(/\/{2,}/g, '/')
    .split('/')
    .map(composePath)
    .join('/')
  return plain === pathname ? null : { to: { pathname: plain, search } }
}

function composePath(segment: string): string {
  const text = decodeOrKeep(segment)
  const composed = text.normalize('NFC')
  return composed === text ? segment : encodeURIComponent(composed)
}
