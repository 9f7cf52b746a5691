import { splitLocale } from '../address'
import type { RuleContext } from '../rule'

/** Returns true for an editor at an offline or unpublished page. */
export async function isEditorsPage(pathname: string, context: RuleContext): Promise<boolean> {
  const localizedPath = splitLocale(pathname)
  return (
    localizedPath !== null &&
    (await context.isEditor()) &&
    (await context.isOffline(localizedPath.locale, localizedPath.localPath))
  )
}
