import type { Metadata } from 'next'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import type { Image, Thumb, Thumbs } from '@/lib/contract/media/image'
import type { Page, PageUrls } from '@/lib/contract/pages/page'
import type { Settings } from '@/lib/contract/site/settings'
import { toLanguageAlternates } from '@/lib/i18n/language-alternates'

/** The minimum width of a preview picture. If all sizes are narrower, the widest is used. */
const previewWidthPx = 1200

function findPreviewThumb({ small, medium, large, xlarge }: Thumbs): Thumb {
  return [small, medium, large, xlarge].find(({ width }) => width >= previewWidthPx) ?? xlarge
}

export interface PreviewPicture {
  url: string
  width: number
  height: number
  alt: string
}

/** The picture of pages for which the site draws none. */
const defaultPreview: PreviewPicture = { url: '/og.jpg', width: 1200, height: 630, alt: '' }

function findPagePicture(page: Page): PreviewPicture | null {
  const candidates: [crop: Thumbs | null, image: Image | null][] = [
    [page.og_image_thumbs, page.og_image],
    [page.hero_thumbs, page.hero_image],
  ]
  for (const [crop, image] of candidates) {
    // The crop that the page shows, otherwise the whole picture.
    const thumbs = crop ?? image?.thumbs
    if (!thumbs) continue
    const { jpg, width, height } = findPreviewThumb(thumbs)
    return { url: jpg, width, height, alt: image?.alt ?? '' }
  }
  return null
}

/** The names of the site, for titles. */
type SiteName = Pick<Settings, 'name' | 'short_name'>

function toTitle(page: Page, settings: SiteName | null): string {
  if (page.meta_title !== '') return page.meta_title
  if (!settings) return page.title
  const isHome = page.urls.de === '/de' || page.urls.en === '/en'
  return isHome ? settings.name : `${page.title} – ${settings.short_name}`
}

/** Converts a language to the format of link previews: `en_US`. */
const toOpenGraphLocale = (locale: Locale) => languageTags[locale].replace('-', '_')

const toOpenGraphType = (type: string) => (type === 'article' ? 'article' : 'website')

/** The texts and the picture of a page in search results and link previews. */
export interface PageAppearance {
  title: string
  /** Undefined if the page has none. Search engines then choose an excerpt. */
  description: string | undefined
  linkPreview: {
    title: string
    description: string | undefined
    picture: PreviewPicture
  }
}

/**
 * Returns the texts and the picture of a page for search results and link previews. A record
 * without description has its teaser. A link preview without text has the text for search results.
 * @param drawnPicture the picture that the site draws for a page without picture (`drawCard`)
 */
export function toPageAppearance(
  page: Page,
  settings: SiteName | null,
  drawnPicture: PreviewPicture | null = null,
): PageAppearance {
  const title = toTitle(page, settings)
  const description = page.meta_description || (page.record && page.hero_text) || undefined
  return {
    title,
    description,
    linkPreview: {
      title: page.og_title || title,
      description: page.og_description || description,
      picture: findPagePicture(page) ?? drawnPicture ?? defaultPreview,
    },
  }
}

export interface PageMetadataOptions {
  page: Page
  locale: Locale
  settings: Settings | null
  siteUrl: string
  /** False for account pages and previews. */
  isIndexed: boolean
  /** The picture that the site draws for a page without picture; null if it draws none. */
  drawnPicture: PreviewPicture | null
}

/** Returns the metadata of a content page, with canonical address and link preview. */
export function toPageMetadata(options: PageMetadataOptions): Metadata {
  const { page, locale, settings, siteUrl, isIndexed, drawnPicture } = options
  const { title, description, linkPreview } = toPageAppearance(page, settings, drawnPicture)
  const canonical = page.urls[locale] ?? undefined
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    alternates: { canonical, languages: toLanguageAlternates(page.urls) },
    robots: isIndexed ? undefined : { index: false },
    openGraph: {
      title: linkPreview.title,
      description: linkPreview.description,
      url: canonical,
      siteName: settings?.name,
      type: toOpenGraphType(page.og_type),
      locale: toOpenGraphLocale(locale),
      alternateLocale: (['de', 'en'] as const)
        .filter((language) => language !== locale && page.urls[language] !== null)
        .map(toOpenGraphLocale),
      images: [linkPreview.picture],
    },
  }
}

/**
 * Replaces the addresses in a page's metadata. A part of a page, such as a filtered list, has
 * addresses of its own.
 * @param urls the address in each language
 * @param types the addresses of other formats, by media type
 */
export function replaceAddresses(
  metadata: Metadata,
  locale: Locale,
  urls: PageUrls,
  types?: Record<string, string>,
): Metadata {
  const canonical = urls[locale] ?? undefined
  return {
    ...metadata,
    alternates: { canonical, languages: toLanguageAlternates(urls), ...(types && { types }) },
    openGraph: { ...metadata.openGraph, url: canonical },
  }
}

/** The metadata of pages that search engines must not index, but whose links they may follow. */
export const noIndexMetadata: Pick<Metadata, 'robots'> = { robots: { index: false } }
