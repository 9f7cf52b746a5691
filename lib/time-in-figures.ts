import type { Locale } from './contract/common/locale'
import { getDateFormat } from './date-format'

/**
 * Formats a day, or the day of a time, in digits, which suits narrow columns: `24.05.2024`,
 * `05/24/2024`.
 */
export function formatDayInFigures(iso: string, locale: Locale): string {
  // At noon UTC, the date in Berlin is the same.
  const time = new Date(iso.includes('T') ? iso : `${iso}T12:00:00Z`)
  return getDateFormat('dayInFigures', locale).format(time)
}

/** Formats a time in Berlin with digits: `24.05.2024, 19:30`. */
export function formatTimeInFigures(iso: string, locale: Locale): string {
  return getDateFormat('timeInFigures', locale).format(new Date(iso))
}
