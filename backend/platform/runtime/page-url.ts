import { encodePath } from '@/lib/contract/common/encode-path'
import type { Locale } from '@/lib/contract/common/locale'

/** Formats the URL of a page; `path` is '' for the home page. */
export function pageUrl(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${encodePath(path)}`
}

/** Returns the path of an address without query, fragment and trailing slash. */
export function toPathname(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1')
}
