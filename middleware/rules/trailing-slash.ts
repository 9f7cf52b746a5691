import type { Rule } from '../rule'

/** Removes the final slash of a path, except of `/` (spec §4). */
export const trailingSlash: Rule = ({ pathname, search }) =>
  pathname.length > 1 && pathname.endsWith('/')
    ? { to: { pathname: pathname.replace(/(?<!\/)\/+$/, '') || '/', search } }
    : null
