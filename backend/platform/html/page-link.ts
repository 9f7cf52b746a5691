import type { Locale } from '@/lib/contract/common/locale'
import { linkAddress } from '@/lib/contract/pages/link-address'

/** A link to a page of the site in one language, wherever that page is; `rest` is a query or a fragment, or both. */
export interface PageLink {
  id: number
  locale: Locale
  rest: string
}

const form = /^page:([1-9]\d{0,8})\/(de|en)((?:[?#][^\\\p{Cc}]*)?)$/u

/** A link to a page as it is stored in place of its address: `page:7/de#termine`. Readers never get it. */
export function formatPageLink({ id, locale, rest }: PageLink): string {
  return `page:${id}/${locale}${rest}`
}

/** The page that a stored link leads to; null for an address. */
export function parsePageLink(stored: string): PageLink | null {
  const [, id, locale, rest = ''] = form.exec(stored) ?? []
  return id === undefined ? null : { id: Number(id), locale: locale === 'en' ? 'en' : 'de', rest }
}

/** A link as it may be stored: the harmless address that was meant (`linkAddress`), or a page. Null for everything else. */
export function storableLink(link: string): string | null {
  return parsePageLink(link) ? link : linkAddress(link)
}
