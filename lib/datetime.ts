import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const minute = 60_000

// Not the `timezone` plugin of dayjs, which takes thirty times as long and is wrong for fractions
// of seconds before 1970.
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

/** Formats a time as the contract requires: ISO 8601 with the offset of Europe/Berlin. */
export function toBerlinIso(time: Date): string {
  return toBerlinTime(time).format('YYYY-MM-DDTHH:mm:ssZ')
}

/** Returns the day in Berlin as `YYYY-MM-DD`. */
export function toBerlinDay(time: Date): string {
  return toBerlinTime(time).format('YYYY-MM-DD')
}

/**
 * Converts a time to Berlin time. The second parameter of `utcOffset` keeps the clock time: without
 * it, dayjs is wrong near the clock changes of the machine's time zone.
 */
function toBerlinTime(time: Date): dayjs.Dayjs {
  const offset = getBerlinOffset(time)
  return dayjs.utc(time.getTime() + offset * minute).utcOffset(offset, true)
}

/** Converts a time to the wall-clock time in Berlin, stored in the UTC fields of a Date. */
export function toBerlinClock(time: Date): Date {
  return new Date(time.getTime() + getBerlinOffset(time) * minute)
}

/**
 * Converts a wall-clock time in Berlin (stored in the UTC fields of a Date) to a time. If the clock
 * shows it twice, the first time counts. If daylight saving time skips it, the result is one hour
 * later (RFC 5545 §3.3.5).
 */
export function fromBerlinClock(clock: Date): Date {
  const summer = new Date(clock.getTime() - 120 * minute)
  return getBerlinOffset(summer) === 120 ? summer : new Date(clock.getTime() - 60 * minute)
}

/**
 * Returns the start of a day (`YYYY-MM-DD`) in Berlin, or of the day that is `daysAfter` days
 * later.
 */
export function startOfBerlinDay(day: string, daysAfter = 0): Date {
  return fromBerlinClock(new Date(Date.parse(day) + daysAfter * 1440 * minute))
}

const clockTime =
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?:,?\s+(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:\s*Uhr)?)?$/i

/** Formats a time as form fields show it (spec §5), in Berlin time: `01.12.2026 08:00`. */
export function toEnteredTime(iso: string): string {
  return toBerlinTime(new Date(iso)).format('DD.MM.YYYY HH:mm')
}

/**
 * Parses `DD.MM.YYYY HH:mm` in Berlin time and returns ISO 8601. A date without a time means
 * midnight. If the clock shows the time twice, the first one counts. Returns null for invalid
 * input. Slashes are invalid, because day and month would be ambiguous.
 * @param storedTime the stored time that the field shows. If the text still shows it, it is
 * returned unchanged, with its seconds.
 */
export function fromEnteredTime(text: string, storedTime: string | null = null): string | null {
  const { day, month, year, hour = '00', minute = '00' } = clockTime.exec(text.trim())?.groups ?? {}
  if (!day || !month || !year) return null
  const pad = (digits: string) => digits.padStart(2, '0')
  const expectedText = `${pad(day)}.${pad(month)}.${year} ${pad(hour)}:${minute}`
  const local = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}:00`
  if (Number.isNaN(Date.parse(`${local}Z`))) return null
  if (storedTime !== null && toEnteredTime(storedTime) === expectedText) return storedTime
  const time = toBerlinIso(fromBerlinClock(new Date(`${local}Z`)))
  // Rejects texts that no clock shows: the 31st of a short month, 24:30, or the hour that daylight
  // saving time skips.
  return toEnteredTime(time) === expectedText ? time : null
}

/**
 * Returns true if daylight saving time skips an entered time. The time is then invalid, but the
 * same minute of the next hour is valid.
 */
export function isSkippedTime(text: string): boolean {
  const { day, month, year, hour, minute } = clockTime.exec(text.trim())?.groups ?? {}
  const nextHour = `${day}.${month}.${year} ${Number(hour) + 1}:${minute}`
  return fromEnteredTime(text) === null && fromEnteredTime(nextHour) !== null
}

/** Parses an entered time and returns its day (YYYY-MM-DD); null for invalid input. */
export function parseEnteredDay(text: string): string | null {
  return fromEnteredTime(text)?.slice(0, 10) ?? null
}

/**
 * Formats a day (YYYY-MM-DD) as form fields show it (spec §5): `01.12.2026`. Any other text is
 * returned unchanged.
 */
export function toEnteredDay(text: string): string {
  const { year, month, day } = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/.exec(text)?.groups ?? {}
  return year && month && day ? `${day}.${month}.${year}` : text
}

/**
 * Replaces the day (YYYY-MM-DD) of an entered time. If the entered time is invalid, the result is
 * midnight.
 */
export function replaceDay(day: string, text: string): string {
  const time = fromEnteredTime(text)?.slice(11, 16) ?? '00:00'
  return `${day.split('-').reverse().join('.')} ${time}`
}
