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
  const toDayOfMonth = (day: string) => String(Number(day.slice(8)))
  const start = getDateFormat('dayOfYear', locale).format(new Date(first))
  if (!isOneMonth) return `${start} – ${formatDate(last, locale)}`
  if (locale === 'de') return `${toDayOfMonth(first)}.–${formatDate(last, locale)}`
  return `${start}–${toDayOfMonth(last)}, ${last.slice(0, 4)}`
}

/** Formats the weekday of a day: `Samstag`, `Sat`. */
export function formatWeekday(day: string, locale: Locale, style: 'long' | 'short'): string {
  return getDateFormat(`${style}Weekday`, locale).format(new Date(day))
}

/** Formats a month (`YYYY-MM`): `Mai 2024`, `May 2024`. */
export function formatMonth(month: string, locale: Locale): string {
  return `${getMonthName(month, locale)} ${month.slice(0, 4)}`
}

/** Returns the name of a month (`YYYY-MM`) without the year. */
export function getMonthName(month: string, locale: Locale): string {
  return getDateFormat('month', locale).format(new Date(`${month}-01`))
}

/**
 * Formats a range of times (`HH:mm`): `19:30–21:00 Uhr`, `7:30–9:00 PM`. If both times are equal,
 * formats a single time.
 */
export function formatTimeRange(startTime: string, endTime: string, locale: Locale): string {
  if (locale === 'de') {
    const [start, end] = [startTime, endTime].map((time) => time.replace(/^0/, ''))
    return start === end ? `${start} Uhr` : `${start}–${end} Uhr`
  }
  const [start, end] = [toTwelveHours(startTime), toTwelveHours(endTime)]
  if (startTime === endTime) return `${start.time} ${start.half}`
  return start.half === end.half
    ? `${start.time}–${end.time} ${end.half}`
    : `${start.time} ${start.half} – ${end.time} ${end.half}`
}

function toTwelveHours(clock: string): { time: string; half: 'AM' | 'PM' } {
  const hour = Number(clock.slice(0, 2))
  return { time: `${hour % 12 || 12}${clock.slice(2)}`, half: hour < 12 ? 'AM' : 'PM' }
}
