import { hasParam, removeParam } from '../address'
import type { Rule } from '../rule'

/** Removes `v`, the preview of a version, for other visitors than editors (spec §4). */
export const versionGuard: Rule = async ({ pathname, search }, context) => {
  if (!hasParam(search, 'v') || (await context.isEditor())) return null
  return { target: { pathname, search: removeParam(search, 'v') }, isPersonal: true }
}
