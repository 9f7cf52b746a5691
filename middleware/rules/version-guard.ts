import { hasParam, withoutParam } from '../address'
import type { Rule } from '../rule'

/**
 * Removes the parameter `v`, which previews a version of the page, if the visitor is not an editor
 * (spec §4).
 */
export const versionGuard: Rule = async ({ pathname, search }, context) => {
  if (!hasParam(search, 'v') || (await context.isEditor())) return null
  return { to: { pathname, search: withoutParam(search, 'v') }, personal: true }
}
