import type { Sitemap, SitemapEntry } from '@/lib/contract/site/sitemap'
import { toLanguageAlternates } from '@/lib/i18n/language-alternates'
import { escapeXml } from '@/lib/xml'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

const writeElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
const writeLastModified = (time: string | null) => (time === null ? '' : writeElement('lastmod', time))

/** Writes the index of the sitemaps (sitemaps.org, protocol 0.9). */
export function writeIndex({ parts }: Sitemap, siteUrl: string): string {
  const sitemaps = parts.map(
    ({ name, modified }) =>
      `<sitemap>${writeElement('loc', `${siteUrl}/sitemaps/${name}.xml`)}${writeLastModified(modified)}</sitemap>`,
  )
  return [declaration, `<sitemapindex ${protocol}>`, ...sitemaps, '</sitemapindex>', ''].join('\n')
}

/** Writes a sitemap: each address with its other language and its picture. */
export function writeSitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.flatMap((entry) => writeUrls(entry, siteUrl))
  return [declaration, `<urlset ${protocol} ${extensions}>`, ...urls, '</urlset>', ''].join('\n')
}

function writeUrls({ de, en, image }: SitemapEntry, siteUrl: string): string[] {
  const alternates = Object.entries(toLanguageAlternates({ de: de?.url ?? null, en: en?.url ?? null })).map(
    ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(siteUrl + url)}"/>`,
  )
  const picture = image === null ? '' : `<image:image>${writeElement('image:loc', siteUrl + image)}</image:image>`
  return [de, en].flatMap((address) =>
    address === null
      ? []
      : `<url>${writeElement('loc', siteUrl + address.url)}${writeLastModified(address.modified)}${alternates.join('')}${picture}</url>`,
  )
}
