import type { Locale } from '../contract/locale'

/** The languages as link previews name them, of spec §1's de-DE and en-US. */
export const openGraphLocales: Record<Locale, string> = { de: 'de_DE', en: 'en_US' }
