/** Languages of the site, starting with the default (spec §1). */
export const locales = ['de', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'de'

/** BCP 47 tags of the languages. They also determine the format of dates and numbers (spec §1). */
export const languageTags = { de: 'de-DE', en: 'en-US' } as const satisfies Record<Locale, string>

/** Returns true if a text, for example the first segment of a path, is a language of the site. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

/** Returns the language of the site that is not the given one. */
export function getOtherLocale(locale: Locale): Locale {
  return locales.find((candidate) => candidate !== locale) ?? locale
}
