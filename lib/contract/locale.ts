import { z } from 'zod'

/** The site's languages, the default first (spec §1). */
export const locales = ['de', 'en'] as const
export const localeSchema = z.enum(locales)
export type Locale = z.infer<typeof localeSchema>
export const defaultLocale: Locale = 'de'

/** Whether a string, for example the first part of a path, is one of the site's languages. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}
