import type { MetadataRoute } from 'next'
import { getNav } from '@/lib/api/site'
import { locales } from '@/lib/contract/locale'
import type { MenuEntry } from '@/lib/contract/navigation'
import { env } from '@/lib/env'
import { pathOf } from '@/lib/i18n/paths'
import { rulesAtAddress } from '@/lib/i18n/route-access'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

function addressesOf(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ url, children }) => [url, ...addressesOf(children)])
}

const isOwnPage = (url: string) => /^\/(?:de|en)(?:\/|$)/.test(url) && rulesAtAddress(url).isIndexed

/** The pages in menus and footers: the contract has no complete list of pages, and all others are linked from these. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const addresses = await Promise.all(
    locales.map(async (locale) => {
      const nav = await getNav(locale)
      if (!nav.ok) throw new Error(`The menu cannot be read: status ${nav.failure.status}`)
      const { menu, footer } = nav.value.navigation
      return [pathOf(locale, '/'), ...addressesOf(menu), ...footer.map(({ url }) => url)]
    }),
  )
  markPublic()
  return [...new Set(addresses.flat())].filter(isOwnPage).map((path) => ({ url: env().SITE_URL + path }))
}
