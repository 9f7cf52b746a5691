import { matchRoute } from '@/lib/contract/site/route-patterns'
import { moved, splitLocale } from '../address'
import type { Rule } from '../rule'

/**
 * An ad has one address on the board, and one for its owner: what else stands in the place of its slug leads there, so that a new title
 * breaks no link.
 */
export const jobAddress: Rule = async (address, context) => {
  const split = splitLocale(address.pathname)
  const match = split && matchRoute(split.locale, split.rest)
  const isOwn = match?.route === '/account/jobs/[slug]/[id]'
  if (!split || !match || !(isOwn || match.route === '/jobboerse/[slug]/[id]')) return null
  const find = isOwn ? context.ownJobAddress : context.jobAddress
  const target = await find(split.locale, String(match.params.id))
  const to = target === null ? null : moved(address, target)
  return to && { to, personal: isOwn }
}
