import type { Locale } from '@/lib/contract/locale'

/** The data protection page, a content page, which forms link to. */
export const privacyPaths: Readonly<Record<Locale, string>> = {
  de: '/de/datenschutz',
  en: '/en/data-protection',
}
