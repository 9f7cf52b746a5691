import { defaultLocale, type Locale } from '../contract/locale'

/** The editors' hub: one path without a prefix (spec §2), its language a parameter where it is not the default. */
export function hubAddress(locale: Locale): string {
  return locale === defaultLocale ? '/cms-hub' : `/cms-hub?lang=${locale}`
}
