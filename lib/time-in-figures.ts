import { type Locale, languageTags } from './contract/common/locale'

const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Berlin' } as const

/**
 * Formats a day or the day of a time with digits, for narrow columns: `24.05.2024`, `05/24/2024`.
 */
export function dayInFigures(iso: string, locale: Locale): string {
  // Noon UTC is the same day in Berlin.
  const time = new Date(iso.includes('T') ? iso : `${iso}T12:00:00Z`)
  return new Intl.DateTimeFormat(languageTags[locale], day).format(time)
}

/** Formats a time in Berlin with digits: `24.05.2024, 19:30`. */
export function timeInFigures(iso: string, locale: Locale): string {
  const style = { ...day, hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(languageTags[locale], style).format(new Date(iso))
}
