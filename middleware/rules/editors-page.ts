import { splitLocale } from '../address'
import type { RuleContext } from '../rule'

/**
 * Returns true if the visitor is an editor who sees an offline or unpublished page at this address.
 * Other visitors are redirected from it.
 */
export async function isEditorsPage(pathname: string, context: RuleContext): Promise<boolean> {
  const localizedPath = splitLocale(pathname)
  return (
    localizedPath !== null &&
    (await context.isEditor()) &&
    (await context.isOffline(localizedPath.locale, localizedPath.rest))
  )
}
