import { defaultLocale, type Locale } from '../contract/common/locale'
import type { HubScreen } from '../contract/site/hub-screens'

/**
 * Path of the editors' hub, without language prefix (spec §2). Its screens are below it, with
 * prefix.
 */
export const hubPath = '/cms-hub'

/** Returns the address of the hub. A language other than the default is a parameter. */
export function hubAddress(locale: Locale): string {
  return locale === defaultLocale ? hubPath : `${hubPath}?lang=${locale}`
}

/** Returns the address of a screen of the hub. */
export function hubScreenAddress(locale: Locale, screen: HubScreen): string {
  return `/${locale}${hubPath}/${screen}`
}

/** Returns the address of the editor of a reusable container. */
export function containerAddress(locale: Locale, slug: string): string {
  return `${hubScreenAddress(locale, 'shared')}/${slug}`
}

/** Returns the address of the editor of an HTML selection. */
export function selectionAddress(locale: Locale, slug: string): string {
  return `${hubScreenAddress(locale, 'shared')}?selection=${slug}`
}
