import { splitLocale } from '../address'
import type { RuleContext } from '../rule'

/**
 * Returns true if an editor sees an offline or unpublished page at an address that redirects
 * visitors.
 */
export async function isEditorsPage(pathname: string, context: RuleContext): Promise<boolean> {
  const split = splitLocale(pathname)
  return split !== null && (await context.isEditor()) && (await context.isOffline(split.locale, split.rest))
}
