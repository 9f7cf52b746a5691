import { defaultLocale } from '@/lib/contract/common/locale'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { moved, splitLocale } from '../address'
import type { Rule } from '../rule'
import { isEditorsPage } from './editors-page'

/**
 * A path that is an `old_path` of the redirect list leads to its `new_path` (spec §4), editors only
 * where no page waits for them. Entries from addresses that the site itself serves do not count.
 */
export const redirectList: Rule = async (address, context) => {
  const { pathname } = address
  if (isServedAddress(pathname)) return null
  const locale = splitLocale(pathname)?.locale ?? defaultLocale
  const target = await context.listedTarget(locale, pathname)
  const to = target === null ? null : moved(address, target)
  if (to === null || (await isEditorsPage(pathname, context))) return null
  context.countRedirect(pathname)
  return { to }
}
