import { defaultLocale, type Locale } from '../contract/common/locale'
import type { HubScreen } from '../contract/site/hub-screens'

/**
 * Path of the editors' hub. It has no language prefix (spec §2). Its screens are below this path
 * and have a prefix.
 */
export const hubPath = '/cms-hub'

/**
 * Returns the address of the hub. A query parameter contains the language, unless it is the
 * default.
 */
export function toHubAddress(locale: Locale): string {
  return locale === defaultLocale ? hubPath : `${hubPath}?lang=${locale}`
}

export function toHubScreenAddress(locale: Locale, screen: HubScreen): string {
  return `/${locale}${hubPath}/${screen}`
}

/** Returns the address of the editor for a reusable container. */
export function toContainerAddress(locale: Locale, slug: string): string {
  return `${toHubScreenAddress(locale, 'shared')}/${slug}`
}

/** Returns the address of the editor for an HTML selection. */
export function toSelectionAddress(locale: Locale, slug: string): string {
  return `${toHubScreenAddress(locale, 'shared')}?selection=${slug}`
}
