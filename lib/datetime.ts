import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

const zone = 'Europe/Berlin'

/** A point in time as the contract writes it: ISO 8601 with the offset of Europe/Berlin. */
export function toBerlinIso(time: Date): string {
  return dayjs(time).tz(zone).format('YYYY-MM-DDTHH:mm:ssZ')
}

const minute = 60_000

/** What the clock in Berlin shows at a point in time, as if it were UTC. */
export function toBerlinClock(time: Date): Date {
  return new Date(time.getTime() + dayjs(time).tz(zone).utcOffset() * minute)
}

/**
 * When the clock in Berlin shows something, given as if it were UTC: the first time in the hour that comes twice, and an hour later
 * in the hour that is left out (RFC 5545 §3.3.5).
 */
export function fromBerlinClock(clock: Date): Date {
  const summer = new Date(clock.getTime() - 120 * minute)
  return dayjs(summer).tz(zone).utcOffset() === 120 ? summer : new Date(clock.getTime() - 60 * minute)
}

/** The start of a day (`YYYY-MM-DD`) in Berlin; days after it count on. */
export function startOfBerlinDay(day: string, daysAfter = 0): Date {
  return fromBerlinClock(new Date(Date.parse(day) + daysAfter * 1440 * minute))
}

const entered =
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?:,?\s+(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:\s*Uhr)?)?$/i

/** A point in time as forms show it (spec §5): `01.12.2026 08:00`, as the clock shows it in Berlin. */
export function toEnteredTime(iso: string): string {
  return dayjs(iso).tz(zone).format('DD.MM.YYYY HH:mm')
}

/**
 * Parses a time entered as `DD.MM.YYYY HH:mm` in Berlin's time zone to ISO 8601; a date alone begins at
 * midnight. Null if it is invalid: with slashes, day and month would be ambiguous.
 */
export function fromEnteredTime(text: string): string | null {
  const { day, month, year, hour = '00', minute = '00' } = entered.exec(text.trim())?.groups ?? {}
  if (!day || !month || !year) return null
  const two = (digits: string) => digits.padStart(2, '0')
  const expected = `${two(day)}.${two(month)}.${year} ${two(hour)}:${minute}`
  const local = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:00`
  if (Number.isNaN(Date.parse(`${local}Z`))) return null
  const time = dayjs.tz(local, zone)
  // The 31st of a short month, 24:30, and the hour that summer time leaves out are none.
  return time.tz(zone).format('DD.MM.YYYY HH:mm') === expected ? toBerlinIso(time.toDate()) : null
}

/** The day of what was entered, YYYY-MM-DD; null where that is no time. */
export function enteredDay(text: string): string | null {
  return fromEnteredTime(text)?.slice(0, 10) ?? null
}

/** What was entered, on another day (YYYY-MM-DD); without a time it is midnight. */
export function putDay(day: string, text: string): string {
  const time = fromEnteredTime(text)?.slice(11, 16) ?? '00:00'
  return `${day.split('-').reverse().join('.')} ${time}`
}
