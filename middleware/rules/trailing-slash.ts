import type { Rule } from '../rule'

/** A path of more than one character does not end with a slash (spec §4). */
export const trailingSlash: Rule = ({ pathname, search }) =>
  pathname.length > 1 && pathname.endsWith('/')
    ? { to: { pathname: pathname.replace(/(?<!\/)\/+$/, '') || '/', search } }
    : null
