import { matchRoute } from '@/lib/contract/site/route-patterns'
import { redirectTarget, splitLocale } from '../address'
import type { Rule } from '../rule'

/**
 * Redirects an address of an ad or a newsletter issue with another slug to the present one, so that
 * a new title breaks no link. An ad has one address on the board and one for its owner.
 */
export const itemAddress: Rule = async (address, context) => {
  const localePath = splitLocale(address.pathname)
  const match = localePath && matchRoute(localePath.locale, localePath.rest)
  if (!localePath || !match) return null
  const finders: Partial<Record<typeof match.route, typeof context.jobAddress>> = {
    '/jobboerse/[slug]/[id]': context.jobAddress,
    '/account/jobs/[slug]/[id]': context.ownJobAddress,
    '/newsletter/[slug]/[id]': context.issueAddress,
  }
  const target = await finders[match.route]?.(localePath.locale, String(match.params.id))
  const to = target ? redirectTarget(address, target) : null
  return to && { to, personal: match.route === '/account/jobs/[slug]/[id]' }
}
