import { matchRoute } from '@/lib/contract/site/route-patterns'
import { redirectTarget, splitLocale } from '../address'
import type { Rule } from '../rule'

/**
 * Redirects an address of an ad with another slug to the present one, so that a new title breaks no
 * link. An ad has one address on the board and one for its owner.
 */
export const jobAddress: Rule = async (address, context) => {
  const localePath = splitLocale(address.pathname)
  const match = localePath && matchRoute(localePath.locale, localePath.rest)
  const isOwn = match?.route === '/account/jobs/[slug]/[id]'
  if (!localePath || !match || !(isOwn || match.route === '/jobboerse/[slug]/[id]')) return null
  const find = isOwn ? context.ownJobAddress : context.jobAddress
  const target = await find(localePath.locale, String(match.params.id))
  const to = target === null ? null : redirectTarget(address, target)
  return to && { to, personal: isOwn }
}
