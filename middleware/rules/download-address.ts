import { matchRoute } from '@/lib/contract/site/route-patterns'
import { redirectTarget, splitLocale } from '../address'
import type { Rule } from '../rule'

/**
 * Redirects an address of a download directory with another slug to the present one, and the
 * address of a category (spec §2) to its list.
 */
export const downloadAddress: Rule = async (address, context) => {
  const localePath = splitLocale(address.pathname)
  const match = localePath && matchRoute(localePath.locale, localePath.rest)
  if (!match) return null
  const { locale } = localePath
  const { params, route } = match
  if (route === '/downloads/[category]/[id]') {
    const entry = toEntry(params.category, params.id)
    const target = entry && (await context.downloadAddress(locale, entry))
    const to = target && redirectTarget(address, target)
    return to ? { to } : null
  }
  if (route !== '/account/downloads/[[...segments]]') return null
  const entry = toEntry(params.segments?.[0], params.segments?.[1])
  const target = entry && (await context.membersDownloadAddress(locale, entry))
  const to = target && redirectTarget(address, target)
  return to ? { to, personal: true } : null
}

/** Converts the parameters of an address; null without a slug and a valid id. */
function toEntry(slug: unknown, id: unknown): { slug: string; id: number } | null {
  if (typeof slug !== 'string' || typeof id !== 'string' || !/^\d{1,9}$/.test(id)) return null
  return { slug, id: Number(id) }
}
