import type { Locale } from '@/lib/contract/common/locale'

/** Formats the URL of a page with language prefix, percent-encoded; `path` is '' for home. */
export function pageUrl(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/**
 * Returns the path of an address without query, fragment and trailing slash; encoding is unchanged.
 */
export function toPathname(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1')
}
