import type { Rule } from '../rule'

/**
 * One spelling of each path: letters and digits stand as themselves (RFC 3986, 6.2.2.2), so that `/de/%61ccount` cannot
 * be one thing for the rules and another for the folders, and slashes stand singly.
 */
export const canonicalPath: Rule = ({ pathname, search }) => {
  const plain = pathname
    .replace(/%[2-7][0-9a-f]/gi, (triplet) => {
      const character = decodeURIComponent(triplet)
      return /[\w.~-]/.test(character) ? character : triplet
    })
    .replace(/\/{2,}/g, '/')
  return plain === pathname ? null : { to: { pathname: plain, search } }
}
