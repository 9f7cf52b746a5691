/** Languages of the site, the default first (spec §1). */
export const locales = ['de', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'de'

/** BCP 47 tags, which also determine the format of dates and numbers (spec §1). */
export const languageTags = { de: 'de-DE', en: 'en-US' } as const satisfies Record<Locale, string>

/** Returns true if a string, for example the first segment of a path, is a language of the site. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

/** Returns the site's other language. */
export function otherLocale(locale: Locale): Locale {
  return locales.find((candidate) => candidate !== locale) ?? locale
}
