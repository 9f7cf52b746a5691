import { defaultLocale } from '@/lib/contract/locale'
import { localTarget, splitLocale } from '../address'
import type { Rule } from '../rule'

/** A path that is an `old_path` of the redirect list leads to its `new_path` (spec §4). */
export const redirectList: Rule = async ({ pathname, search }, visit) => {
  const locale = splitLocale(pathname)?.locale ?? defaultLocale
  const target = await visit.listedTarget(locale, pathname)
  const to = target === null ? null : localTarget(target, search)
  return to && { to }
}
