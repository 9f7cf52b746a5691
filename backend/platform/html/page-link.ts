import type { Locale } from '@/lib/contract/common/locale'
import { normalizeLink } from '@/lib/contract/pages/link-address'

/** Link to a page by id, independent of its path; `rest` is the query and fragment. */
export interface PageLink {
  id: number
  locale: Locale
  rest: string
}

const form = /^page:([1-9]\d{0,8})\/(de|en)((?:[?#][^\\\p{Cc}]*)?)$/u

/** Formats a stored page link: `page:7/de#termine`. Responses never contain it. */
export function formatPageLink({ id, locale, rest }: PageLink): string {
  return `page:${id}/${locale}${rest}`
}

/** Parses a stored page link; null for an address. */
export function parsePageLink(storedLink: string): PageLink | null {
  const [, id, locale, suffix = ''] = form.exec(storedLink) ?? []
  return id === undefined ? null : { id: Number(id), locale: locale === 'en' ? 'en' : 'de', rest: suffix }
}

/**
 * Returns the form of a link that may be stored: a page link or a safe address (`linkAddress`);
 * null otherwise.
 */
export function toStorableLink(link: string): string | null {
  return parsePageLink(link) ? link : normalizeLink(link)
}
