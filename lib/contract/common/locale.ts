/** The site's languages, the default first (spec §1). */
export const locales = ['de', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'de'

/** The languages as BCP 47 tags, which also tell how dates and numbers are written (spec §1). */
export const languageTags = { de: 'de-DE', en: 'en-US' } as const satisfies Record<Locale, string>

/** Whether a string, for example the first part of a path, is one of the site's languages. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The site's other language. */
export function otherLocale(locale: Locale): Locale {
  return locales.find((other) => other !== locale) ?? locale
}
