import type { Locale } from '@/lib/contract/common/locale'

/** The address of a page with the language prefix, encoded as links need it; `path` is '' for home. */
export function pageUrl(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The path of an address of the site: without query, fragment and final slash, encoded as it was. */
export function pathOfAddress(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1')
}
