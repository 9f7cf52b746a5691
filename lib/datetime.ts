import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const minute = 60_000

// The plugin `timezone` of dayjs needs thirty times as long, and errs for fractions of seconds
// before 1970.
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })

/** Returns the offset of Berlin from UTC, in whole minutes. */
function getBerlinOffset(time: Date): number {
  const {
    sign = '+',
    hours = 0,
    minutes = 0,
  } = /GMT(?<sign>[+-])(?<hours>\d\d):(?<minutes>\d\d)/.exec(offsetFormat.format(time))?.groups ?? {}
  return Number(`${sign}${Number(hours) * 60 + Number(minutes)}`)
}

/** Formats a time as in the contract: ISO 8601 with the offset of Europe/Berlin. */
export function toBerlinIso(time: Date): string {
  return toBerlinTime(time).format('YYYY-MM-DDTHH:mm:ssZ')
}

const toBerlinTime = (time: Date) => dayjs(time).utcOffset(getBerlinOffset(time))

/** Converts a time to Berlin wall-clock time, stored in the UTC fields of a Date. */
export function toBerlinClock(time: Date): Date {
  return new Date(time.getTime() + getBerlinOffset(time) * minute)
}

/**
 * Converts Berlin wall-clock time (in the UTC fields of a Date) to a time. An ambiguous hour is the
 * first one; a skipped hour is one hour later (RFC 5545 §3.3.5).
 */
export function fromBerlinClock(clock: Date): Date {
  const summer = new Date(clock.getTime() - 120 * minute)
  return getBerlinOffset(summer) === 120 ? summer : new Date(clock.getTime() - 60 * minute)
}

/** Returns the start of a day (`YYYY-MM-DD`) in Berlin, plus a number of days. */
export function startOfBerlinDay(day: string, daysAfter = 0): Date {
  return fromBerlinClock(new Date(Date.parse(day) + daysAfter * 1440 * minute))
}

const clockTime =
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?:,?\s+(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:\s*Uhr)?)?$/i

/** Formats a time for form fields (spec §5) in Berlin time: `01.12.2026 08:00`. */
export function toEnteredTime(iso: string): string {
  return toBerlinTime(new Date(iso)).format('DD.MM.YYYY HH:mm')
}

/**
 * Parses `DD.MM.YYYY HH:mm` in Berlin time to ISO 8601; a date without time starts at midnight. An
 * ambiguous hour is the first one. Returns null for invalid input. Slashes are invalid because day
 * and month would be ambiguous.
 * @param stored the time that the text may show unchanged; it keeps its seconds and its hour
 */
export function fromEnteredTime(text: string, stored: string | null = null): string | null {
  const { day, month, year, hour = '00', minute = '00' } = clockTime.exec(text.trim())?.groups ?? {}
  if (!day || !month || !year) return null
  const pad = (digits: string) => digits.padStart(2, '0')
  const expectedText = `${pad(day)}.${pad(month)}.${year} ${pad(hour)}:${minute}`
  const local = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}:00`
  if (Number.isNaN(Date.parse(`${local}Z`))) return null
  if (stored !== null && toEnteredTime(stored) === expectedText) return stored
  const time = toBerlinIso(fromBerlinClock(new Date(`${local}Z`)))
  // Rejects the 31st of a short month, 24:30, and the hour skipped by daylight saving time.
  return toEnteredTime(time) === expectedText ? time : null
}

/** Parses the day (YYYY-MM-DD) of an entered time; null for invalid input. */
export function parseEnteredDay(text: string): string | null {
  return fromEnteredTime(text)?.slice(0, 10) ?? null
}

/** Formats a day (YYYY-MM-DD) for form fields (spec §5): `01.12.2026`. Other texts are kept. */
export function toEnteredDay(text: string): string {
  const { year, month, day } = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/.exec(text)?.groups ?? {}
  return year && month && day ? `${day}.${month}.${year}` : text
}

/** Replaces the day (YYYY-MM-DD) of an entered time; midnight if the input is invalid. */
export function replaceDay(day: string, text: string): string {
  const time = fromEnteredTime(text)?.slice(11, 16) ?? '00:00'
  return `${day.split('-').reverse().join('.')} ${time}`
}
