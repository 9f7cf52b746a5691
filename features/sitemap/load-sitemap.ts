import 'server-only'
import { read } from '@/lib/api/read'
import { readNav } from '@/lib/api/site'
import { requireValue, toValue } from '@/lib/api/unavailable'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { type Sitemap, type SitemapEntry, sitemapPartSchema, sitemapSchema } from '@/lib/contract/site/sitemap'
import { buildPath } from '@/lib/i18n/paths'
import { getRulesAtAddress } from '@/lib/i18n/route-access'

/** Loads the parts of the sitemap; null if the backend has no sitemap. */
export async function loadSitemap(): Promise<Sitemap | null> {
  return toValue(await read('/api/sitemap/', sitemapSchema))
}

/** Loads the indexable entries of a part; null for an unknown part. */
export async function loadSitemapPart(name: string): Promise<SitemapEntry[] | null> {
  const part = toValue(await read(`/api/sitemap/${name}/`, sitemapPartSchema))
  return part && filterIndexed(part.entries)
}

/** Loads the pages in menus and footers, from which all other pages can be reached. */
export async function loadMenuEntries(): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    locales.map(async (locale) => {
      const { menu, footer } = requireValue(await readNav(locale)).navigation
      const urls = [buildPath(locale, '/'), ...listUrls(menu), ...footer.map(({ url }) => url)]
      const localUrls = urls.filter((url) => url === `/${locale}` || url.startsWith(`/${locale}/`))
      return [...new Set(localUrls)].map((url) => toEntry(locale, url))
    }),
  )
  return filterIndexed(entries.flat())
}

function listUrls(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ url, children }) => [url, ...listUrls(children)])
}

const toEntry = (locale: Locale, url: string): SitemapEntry => ({
  de: null,
  en: null,
  image: null,
  [locale]: { url, modified: null },
})

/** Removes routes that search engines must not index. */
function filterIndexed(entries: readonly SitemapEntry[]): SitemapEntry[] {
  const isIndexed = (address: SitemapEntry[Locale]) =>
    address !== null && getRulesAtAddress(toPath(address.url)).isIndexed
  return entries
    .map((entry) => ({
      ...entry,
      de: isIndexed(entry.de) ? entry.de : null,
      en: isIndexed(entry.en) ? entry.en : null,
    }))
    .filter(({ de, en }) => de !== null || en !== null)
}

const toPath = (url: string) => url.split('?', 1)[0] ?? ''
