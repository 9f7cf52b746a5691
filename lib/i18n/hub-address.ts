import { defaultLocale, type Locale } from '../contract/common/locale'
import type { HubScreen } from '../contract/site/hub-screens'

/** The editors' hub: one path without a prefix (spec §2); below it, with one, what belongs to it. */
export const hubPath = '/cms-hub'

/** The address of the hub in a language, which is a parameter where it is not the default. */
export function hubAddress(locale: Locale): string {
  return locale === defaultLocale ? hubPath : `${hubPath}?lang=${locale}`
}

/** The address of a screen of the hub in a language. */
export function hubScreenAddress(locale: Locale, screen: HubScreen): string {
  return `/${locale}${hubPath}/${screen}`
}

/** The address where the reusable container of a slug is edited. */
export function containerAddress(locale: Locale, slug: string): string {
  return `${hubScreenAddress(locale, 'shared')}/${slug}`
}

/** The address where the HTML selection of a slug is edited. */
export function selectionAddress(locale: Locale, slug: string): string {
  return `${hubScreenAddress(locale, 'shared')}?selection=${slug}`
}
