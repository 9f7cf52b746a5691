import { defaultLocale } from '@/lib/contract/common/locale'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { splitLocale, toRedirectTarget } from '../address'
import type { Rule } from '../rule'
import { isEditorsPage } from './editors-page'

/**
 * Redirects an `old_path` of the redirect list (spec §4), except for editors who see a page there
 * and for addresses of the site itself.
 */
export const redirectList: Rule = async (address, context) => {
  const { pathname } = address
  if (isServedAddress(pathname)) return null
  const locale = splitLocale(pathname)?.locale ?? defaultLocale
  const target = await context.findListedTarget(locale, pathname)
  const targetAddress = target === null ? null : toRedirectTarget(address, target)
  if (targetAddress === null || (await isEditorsPage(pathname, context))) return null
  context.countRedirect(pathname)
  return { target: targetAddress }
}
