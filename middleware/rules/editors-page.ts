import { splitLocale } from '../address'
import type { RequestContext } from '../rule'

/** Whether an editor finds a page at an address from which visitors are led on: one that is offline, or was never published. */
export async function isEditorsPage(pathname: string, context: RequestContext): Promise<boolean> {
  const split = splitLocale(pathname)
  return split !== null && (await context.isEditor()) && (await context.isOffline(split.locale, split.rest))
}
