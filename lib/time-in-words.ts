import type { Locale } from './contract/common/locale'
import { getDateFormat } from './date-format'

/** Formats a day (`YYYY-MM-DD`): `24. Mai 2024`, `May 24, 2024`. */
export function formatDate(day: string, locale: Locale): string {
  return getDateFormat('date', locale).format(new Date(day))
}

/** Formats a time in Berlin: `24. Mai 2024 um 19:30`, `May 24, 2024 at 7:30 PM`. */
export function formatDateTime(time: Date, locale: Locale): string {
  return getDateFormat('dateTime', locale).format(time)
}

/** Formats a range of days in its shortest form: `14.–16. Mai 2024`, `April 30 – May 2, 2024`. */
export function formatDateRange(first: string, last: string, locale: Locale): string {
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatDate(first, locale)} – ${formatDate(last, locale)}`
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const dayOfMonth = (day: string) => String(Number(day.slice(8)))
  const dayOfYear = getDateFormat('dayOfYear', locale)
  if (locale === 'de') {
    return isOneMonth
      ? `${dayOfMonth(first)}.–${formatDate(last, locale)}`
      : `${dayOfYear.format(new Date(first))} – ${formatDate(last, locale)}`
  }
  return isOneMonth
    ? `${dayOfYear.format(new Date(first))}–${dayOfMonth(last)}, ${last.slice(0, 4)}`
    : `${dayOfYear.format(new Date(first))} – ${formatDate(last, locale)}`
}

/** Formats the weekday of a day: `Samstag`, `Sat`. */
export function formatWeekday(day: string, locale: Locale, style: 'long' | 'short'): string {
  return getDateFormat(`${style}Weekday`, locale).format(new Date(day))
}

/** Formats a month (`YYYY-MM`): `Mai 2024`, `May 2024`. */
export function formatMonth(month: string, locale: Locale): string {
  return `${monthName(month, locale)} ${month.slice(0, 4)}`
}

/** Returns the name of a month (`YYYY-MM`) without the year. */
export function monthName(month: string, locale: Locale): string {
  return getDateFormat('month', locale).format(new Date(`${month}-01`))
}

/**
 * Formats a range of times (`HH:mm`): `19:30–21:00 Uhr`, `7:30–9:00 PM`. If both times are equal,
 * formats a single time.
 */
export function formatTimeRange(from: string, to: string, locale: Locale): string {
  if (locale === 'de') {
    const removeLeadingZero = (clock: string) => clock.replace(/^0/, '')
    return from === to ? `${removeLeadingZero(from)} Uhr` : `${removeLeadingZero(from)}–${removeLeadingZero(to)} Uhr`
  }
  const [start, end] = [toTwelveHours(from), toTwelveHours(to)]
  if (from === to) return `${start.time} ${start.half}`
  return start.half === end.half
    ? `${start.time}–${end.time} ${end.half}`
    : `${start.time} ${start.half} – ${end.time} ${end.half}`
}

function toTwelveHours(clock: string): { time: string; half: 'AM' | 'PM' } {
  const hour = Number(clock.slice(0, 2))
  return { time: `${hour % 12 || 12}${clock.slice(2)}`, half: hour < 12 ? 'AM' : 'PM' }
}
