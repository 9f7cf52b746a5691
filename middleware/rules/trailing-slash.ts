import type { Rule } from '../rule'

/** Removes a trailing slash (spec §4). */
export const trailingSlash: Rule = ({ pathname, search }) =>
  pathname.length > 1 && pathname.endsWith('/')
    ? { target: { pathname: pathname.replace(/(?<!\/)\/+$/, '') || '/', search } }
    : null
