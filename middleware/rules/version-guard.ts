import { hasParam, withoutParam } from '../address'
import type { Rule } from '../rule'

/** Removes `v`, the preview of a version, for other visitors than editors (spec §4). */
export const versionGuard: Rule = async ({ pathname, search }, context) => {
  if (!hasParam(search, 'v') || (await context.isEditor())) return null
  return { to: { pathname, search: withoutParam(search, 'v') }, personal: true }
}
