import type { Metadata } from 'next'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import type { Image, Thumb, Thumbs } from '@/lib/contract/media/image'
import type { Page, PageUrls } from '@/lib/contract/pages/page'
import type { Settings } from '@/lib/contract/site/settings'
import { languageAlternates } from '@/lib/i18n/language-alternates'

/** The minimum width of pictures for link previews; without one the widest is used. */
const previewWidth = 1200

function previewThumb({ small, medium, large, xlarge }: Thumbs): Thumb {
  return [small, medium, large, xlarge].find(({ width }) => width >= previewWidth) ?? xlarge
}

/** A picture that stands for a page where others link to it. */
export interface PreviewPicture {
  url: string
  width: number
  height: number
  alt: string
}

/** For pages without a picture for which none is drawn. */
const defaultPreview: PreviewPicture = { url: '/og.jpg', width: 1200, height: 630, alt: '' }

function ownPicture(page: Page): PreviewPicture | null {
  const candidates: [Thumbs | null | undefined, Image | null][] = [
    [page.og_image_thumbs, page.og_image],
    [page.og_image?.thumbs, page.og_image],
    [page.hero_thumbs, page.hero_image],
    [page.hero_image?.thumbs, page.hero_image],
  ]
  for (const [thumbs, image] of candidates) {
    if (!thumbs) continue
    const { jpg, width, height } = previewThumb(thumbs)
    return { url: jpg, width, height, alt: image?.alt ?? '' }
  }
  return null
}

/** The organization's name, for titles. */
type SiteName = Pick<Settings, 'name' | 'short_name'>

function titleOf(page: Page, settings: SiteName | null): string {
  if (page.meta_title !== '' || !settings) return page.meta_title || page.title
  const isHome = page.urls.de === '/de' || page.urls.en === '/en'
  return isHome ? settings.name : `${page.title} – ${settings.short_name}`
}

/** A language as link previews name it: `en_US`. */
const openGraphLocale = (locale: Locale) => languageTags[locale].replace('-', '_')

const openGraphType = (type: string) => (type === 'article' ? 'article' : 'website')

/** The metadata of a page for search results and link previews. */
export interface PageAppearance {
  title: string
  /** Undefined to let search engines choose an excerpt. */
  description: string | undefined
  card: {
    title: string
    description: string | undefined
    picture: PreviewPicture
  }
}

/**
 * The text and picture that represent a page on other sites; missing ones fall back to the page's own.
 * @param drawn the picture that is drawn for the page; null for none
 */
export function pageAppearance(
  page: Page,
  settings: SiteName | null,
  drawn: PreviewPicture | null = null,
): PageAppearance {
  const title = titleOf(page, settings)
  const description = page.meta_description || undefined
  return {
    title,
    description,
    card: {
      title: page.og_title || title,
      description: page.og_description || description,
      picture: ownPicture(page) ?? drawn ?? defaultPreview,
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
  /** The picture that is drawn for the page; null for none. */
  drawn: PreviewPicture | null
}

/** Title, description, canonical address, translations and link preview of a content page. */
export function pageMetadata(options: PageMetadataOptions): Metadata {
  const { page, locale, settings, siteUrl, isIndexed, drawn } = options
  const { title, description, card } = pageAppearance(page, settings, drawn)
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
      type: openGraphType(page.og_type),
      locale: openGraphLocale(locale),
      alternateLocale: (['de', 'en'] as const)
        .filter((other) => other !== locale && page.urls[other] !== null)
        .map(openGraphLocale),
      images: [card.picture],
    },
  }
}

/**
 * The metadata of what a page shows at an address of its own: a list, a part of it, or a file.
 * @param urls the address in each language
 * @param types the same in other formats, as addresses by media type
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

/** The metadata of what search engines are not to list, although its links may be followed. */
export const notIndexed: Pick<Metadata, 'robots'> = { robots: { index: false } }
