import type { Metadata } from 'next'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import type { Image, Thumb, Thumbs } from '@/lib/contract/media/image'
import type { Page, PageUrls } from '@/lib/contract/pages/page'
import type { Settings } from '@/lib/contract/site/settings'
import { languageAlternates } from '@/lib/i18n/language-alternates'

/** The minimum width of a preview picture in pixels. If all are narrower, the widest is used. */
const previewWidthPx = 1200

function findPreviewThumb({ small, medium, large, xlarge }: Thumbs): Thumb {
  return [small, medium, large, xlarge].find(({ width }) => width >= previewWidthPx) ?? xlarge
}

/** The picture of a page in link previews. */
export interface PreviewPicture {
  url: string
  width: number
  height: number
  alt: string
}

/** The picture of pages without picture and card. */
const defaultPreview: PreviewPicture = { url: '/og.jpg', width: 1200, height: 630, alt: '' }

function findPagePicture(page: Page): PreviewPicture | null {
  const candidates: [Thumbs | null | undefined, Image | null][] = [
    [page.og_image_thumbs, page.og_image],
    [page.og_image?.thumbs, page.og_image],
    [page.hero_thumbs, page.hero_image],
    [page.hero_image?.thumbs, page.hero_image],
  ]
  for (const [thumbs, image] of candidates) {
    if (!thumbs) continue
    const { jpg, width, height } = findPreviewThumb(thumbs)
    return { url: jpg, width, height, alt: image?.alt ?? '' }
  }
  return null
}

/** The names of the site, for titles. */
type SiteName = Pick<Settings, 'name' | 'short_name'>

function toTitle(page: Page, settings: SiteName | null): string {
  if (page.meta_title !== '' || !settings) return page.meta_title || page.title
  const isHome = page.urls.de === '/de' || page.urls.en === '/en'
  return isHome ? settings.name : `${page.title} – ${settings.short_name}`
}

/** Converts a language to the format of link previews: `en_US`. */
const toOpenGraphLocale = (locale: Locale) => languageTags[locale].replace('-', '_')

const toOpenGraphType = (type: string) => (type === 'article' ? 'article' : 'website')

/** The texts and the picture of a page in search results and link previews. */
export interface PageAppearance {
  title: string
  /** Undefined, so that search engines choose an excerpt. */
  description: string | undefined
  card: {
    title: string
    description: string | undefined
    picture: PreviewPicture
  }
}

/**
 * Returns the texts and the picture of a page for search results and link previews; missing values
 * fall back to those of the page.
 * @param cardPicture the card of the page; null without a card
 */
export function pageAppearance(
  page: Page,
  settings: SiteName | null,
  cardPicture: PreviewPicture | null = null,
): PageAppearance {
  const title = toTitle(page, settings)
  const description = page.meta_description || undefined
  return {
    title,
    description,
    card: {
      title: page.og_title || title,
      description: page.og_description || description,
      picture: findPagePicture(page) ?? cardPicture ?? defaultPreview,
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
  /** The card of the page; null without a card. */
  cardPicture: PreviewPicture | null
}

/** Returns the metadata of a content page, with canonical address and link preview. */
export function pageMetadata(options: PageMetadataOptions): Metadata {
  const { page, locale, settings, siteUrl, isIndexed, cardPicture } = options
  const { title, description, card } = pageAppearance(page, settings, cardPicture)
  const canonical = page.urls[locale] ?? undefined
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    alternates: { canonical, languages: languageAlternates(page.urls) },
    robots: isIndexed ? undefined : { index: false },
    openGraph: {
      title: card.title,
      description: card.description,
      url: canonical,
      siteName: settings?.name,
      type: toOpenGraphType(page.og_type),
      locale: toOpenGraphLocale(locale),
      alternateLocale: (['de', 'en'] as const)
        .filter((language) => language !== locale && page.urls[language] !== null)
        .map(toOpenGraphLocale),
      images: [card.picture],
    },
  }
}

/**
 * Returns the metadata for a part of a page with a separate address, such as a filtered list.
 * @param urls the address in each language
 * @param types the addresses of other formats, by media type
 */
export function metadataAt(
  metadata: Metadata,
  locale: Locale,
  urls: PageUrls,
  types?: Record<string, string>,
): Metadata {
  const canonical = urls[locale] ?? undefined
  return {
    ...metadata,
    alternates: { canonical, languages: languageAlternates(urls), ...(types && { types }) },
    openGraph: { ...metadata.openGraph, url: canonical },
  }
}

/** The metadata of pages that search engines must not index, but whose links they may follow. */
export const notIndexed: Pick<Metadata, 'robots'> = { robots: { index: false } }
