import type { Locale } from '@/lib/contract/common/locale'
import { normalizeLink } from '@/lib/contract/pages/link-address'

/** A link by page id, which survives moves. `suffix` is its query and fragment. */
export interface PageLink {
  id: number
  locale: Locale
  suffix: string
}

const pageLinkPattern = /^page:([1-9]\d{0,8})\/(de|en)((?:[?#][^\\\p{Cc}]*)?)$/u

/** Formats a page link for storage: `page:7/de#termine`. Responses contain URLs instead. */
export function formatPageLink({ id, locale, suffix }: PageLink): string {
  return `page:${id}/${locale}${suffix}`
}

/** Parses a stored page link; null for a URL. */
export function parsePageLink(storedLink: string): PageLink | null {
  const [, id, locale, suffix = ''] = pageLinkPattern.exec(storedLink) ?? []
  return id === undefined ? null : { id: Number(id), locale: locale === 'en' ? 'en' : 'de', suffix }
}

/** Returns a page link or a safe URL; null for any other link. */
export function toStorableLink(link: string): string | null {
  return parsePageLink(link) ? link : normalizeLink(link)
}
