import { hasParam, withoutParam } from '../address'
import type { Rule } from '../rule'

/** The parameter `v` previews a version for editors; for others the address goes on without it (spec §4). */
export const versionGuard: Rule = async ({ pathname, search }, context) => {
  if (!hasParam(search, 'v') || (await context.isEditor())) return null
  return { to: { pathname, search: withoutParam(search, 'v') }, personal: true }
}
