import 'server-only'
import { read } from '@/lib/api/read'
import { getNav } from '@/lib/api/site'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import {
  type Sitemap,
  type SitemapEntry,
  sitemapPartSchema,
  sitemapSchema,
} from '@/lib/contract/site/sitemap'
import { pathOf } from '@/lib/i18n/paths'
import { getRulesAtAddress } from '@/lib/i18n/route-access'

/** The parts of the sitemap; null with a backend that has no list of what there is. */
export async function loadSitemap(): Promise<Sitemap | null> {
  const sitemap = await read('/api/sitemap/', sitemapSchema)
  if (sitemap.ok) return sitemap.value
  if (sitemap.failure.status === 404) return null
  throw new Error(`The sitemap cannot be read: status ${sitemap.failure.status}`)
}

/** What search engines may list of a part; null where there is no such part. */
export async function loadSitemapPart(name: string): Promise<SitemapEntry[] | null> {
  const part = await read(`/api/sitemap/${name}/`, sitemapPartSchema)
  if (part.ok) return listed(part.value.entries)
  if (part.failure.status === 404 || part.failure.status === 400) return null
  throw new Error(`The sitemap cannot be read: status ${part.failure.status}`)
}

/** The pages in menus and footers, from which all others are linked. */
export async function loadMenuEntries(): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    locales.map(async (locale) => {
      const nav = await getNav(locale)
      if (!nav.ok) throw new Error(`The menu cannot be read: status ${nav.failure.status}`)
      const { menu, footer } = nav.value.navigation
      const urls = [pathOf(locale, '/'), ...addressesOf(menu), ...footer.map(({ url }) => url)]
      const own = urls.filter((url) => url === `/${locale}` || url.startsWith(`/${locale}/`))
      return [...new Set(own)].map((url) => entryOf(locale, url))
    }),
  )
  return listed(entries.flat())
}

function addressesOf(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ url, children }) => [url, ...addressesOf(children)])
}

const entryOf = (locale: Locale, url: string): SitemapEntry => ({
  de: null,
  en: null,
  image: null,
  [locale]: { url, modified: null },
})

/** Routes that search engines may not read are in no sitemap. */
function listed(entries: readonly SitemapEntry[]): SitemapEntry[] {
  const isIndexed = (place: SitemapEntry[Locale]) =>
    place !== null && getRulesAtAddress(pathIn(place.url)).isIndexed
  return entries
    .map((entry) => ({
      ...entry,
      de: isIndexed(entry.de) ? entry.de : null,
      en: isIndexed(entry.en) ? entry.en : null,
    }))
    .filter(({ de, en }) => de !== null || en !== null)
}

const pathIn = (url: string) => url.split('?', 1)[0] ?? ''
