import type { Rule } from '../rule'

/** Removes the slash at the end of a path, except for the path `/` (spec §4). */
export const trailingSlash: Rule = ({ pathname, search }) =>
  pathname.length > 1 && pathname.endsWith('/')
    ? { to: { pathname: pathname.replace(/(?<!\/)\/+$/, '') || '/', search } }
    : null
