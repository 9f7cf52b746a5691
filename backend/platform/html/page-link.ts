import type { Locale } from '@/lib/contract/common/locale'
import { normalizeLink } from '@/lib/contract/pages/link-address'

/** A link by page id, which survives moves. `rest` is its query and fragment. */
export interface PageLink {
  id: number
  locale: Locale
  rest: string
}

const form = /^page:([1-9]\d{0,8})\/(de|en)((?:[?#][^\\\p{Cc}]*)?)$/u

/** Formats a page link for storage: `page:7/de#termine`. Responses contain URLs instead. */
export function formatPageLink({ id, locale, rest }: PageLink): string {
  return `page:${id}/${locale}${rest}`
}

/** Parses a stored page link; null for a URL. */
export function parsePageLink(storedLink: string): PageLink | null {
  const [, id, locale, suffix = ''] = form.exec(storedLink) ?? []
  return id === undefined ? null : { id: Number(id), locale: locale === 'en' ? 'en' : 'de', rest: suffix }
}

/** Returns a page link or a safe URL; null for any other link. */
export function toStorableLink(link: string): string | null {
  return parsePageLink(link) ? link : normalizeLink(link)
}
