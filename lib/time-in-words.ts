import { type Locale, languageTags } from './contract/locale'

/** A day (`YYYY-MM-DD`) in the words of a language: `24. Mai 2024`, `May 24, 2024`. */
export function dayInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}

/** A point in time by the clock in Berlin, in the words of a language: `24. Mai 2024 um 19:30`, `May 24, 2024 at 7:30 PM`. */
export function timeInWords(time: Date, locale: Locale): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(languageTags[locale], style).format(time)
}
