import { defaultLocale, type Locale } from '../contract/locale'

/** The editors' hub: one path without a prefix (spec §2); below it, with one, what belongs to it. */
export const hubPath = '/cms-hub'

/** The address of the hub in a language, which is a parameter where it is not the default. */
export function hubAddress(locale: Locale): string {
  return locale === defaultLocale ? hubPath : `${hubPath}?lang=${locale}`
}

/** The address of the editors' media library in a language. */
export function mediaLibraryAddress(locale: Locale): string {
  return `/${locale}${hubPath}/media`
}
