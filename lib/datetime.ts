import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const minuteMs = 60_000

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
  const offset = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -offset : offset
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
 * Converts a time to Berlin time: adds the offset, and then sets it without changing the clock time
 * (second parameter of `utcOffset`). If dayjs adds the offset, the result is wrong near the clock
 * changes of the machine's time zone.
 */
function toBerlinTime(time: Date): dayjs.Dayjs {
  const offset = getBerlinOffset(time)
  return dayjs.utc(time.getTime() + offset * minuteMs).utcOffset(offset, true)
}

/** Converts a time to the wall-clock time in Berlin, stored in the UTC fields of a Date. */
export function toBerlinWallClock(time: Date): Date {
  return new Date(time.getTime() + getBerlinOffset(time) * minuteMs)
}

/**
 * Converts a wall-clock time in Berlin (stored in the UTC fields of a Date) to a time (RFC 5545
 * §3.3.5). A repeated wall-clock time, such as 2:30 in October, means its first occurrence. A
 * skipped one, such as 2:30 in March, means one hour later.
 */
export function fromBerlinWallClock(wallClock: Date): Date {
  const summerTime = new Date(wallClock.getTime() - 120 * minuteMs)
  const winterTime = new Date(wallClock.getTime() - 60 * minuteMs)
  return getBerlinOffset(summerTime) === 120 ? summerTime : winterTime
}

/**
 * Returns the start of a day (`YYYY-MM-DD`) in Berlin, or of the day that is `daysAfter` days
 * later.
 */
export function getStartOfBerlinDay(day: string, daysAfter = 0): Date {
  return fromBerlinWallClock(new Date(Date.parse(day) + daysAfter * 1440 * minuteMs))
}

const enteredTimePattern =
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?:,?\s+(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:\s*Uhr)?)?$/i

/** Formats a time as form fields show it (spec §5), in Berlin time: `01.12.2026 08:00`. */
export function formatFieldTime(iso: string): string {
  return toBerlinTime(new Date(iso)).format('DD.MM.YYYY HH:mm')
}

/**
 * Parses `DD.MM.YYYY HH:mm` in Berlin time and returns ISO 8601. A date without a time means
 * midnight, a repeated time of day its first occurrence. Returns null for invalid input. Slashes
 * are invalid, because day and month would be ambiguous.
 * @param storedTime the stored time that the field shows. If the text has the same minute, the
 * stored time is returned with its seconds.
 */
export function parseEnteredTime(text: string, storedTime: string | null = null): string | null {
  const { day, month, year, hour = '00', minute = '00' } = enteredTimePattern.exec(text.trim())?.groups ?? {}
  if (!day || !month || !year) return null
  const pad = (digits: string) => digits.padStart(2, '0')
  const expectedText = `${pad(day)}.${pad(month)}.${year} ${pad(hour)}:${minute}`
  const local = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}:00`
  if (Number.isNaN(Date.parse(`${local}Z`))) return null
  if (storedTime !== null && formatFieldTime(storedTime) === expectedText) return storedTime
  const time = toBerlinIso(fromBerlinWallClock(new Date(`${local}Z`)))
  // Rejects texts that no clock shows: the 31st of a short month, 24:30, or the hour that daylight
  // saving time skips.
  return formatFieldTime(time) === expectedText ? time : null
}

/**
 * Returns true if daylight saving time skips an entered time. The time is then invalid, but the
 * same minute of the next hour is valid.
 */
export function isSkippedTime(text: string): boolean {
  const { day, month, year, hour, minute } = enteredTimePattern.exec(text.trim())?.groups ?? {}
  if (hour === undefined) return false
  const nextHour = `${day}.${month}.${year} ${Number(hour) + 1}:${minute}`
  return parseEnteredTime(text) === null && parseEnteredTime(nextHour) !== null
}

/** Parses an entered time and returns its day (YYYY-MM-DD); null for invalid input. */
export function parseEnteredDay(text: string): string | null {
  return parseEnteredTime(text)?.slice(0, 10) ?? null
}

/**
 * Formats a day (YYYY-MM-DD) as form fields show it (spec §5): `01.12.2026`. Any other text is
 * returned unchanged.
 */
export function formatFieldDay(text: string): string {
  const { year, month, day } = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/.exec(text)?.groups ?? {}
  return year && month && day ? `${day}.${month}.${year}` : text
}

/**
 * Replaces the day (YYYY-MM-DD) of an entered time. If the entered time is invalid, the result is
 * midnight.
 */
export function replaceDay(day: string, text: string): string {
  const time = parseEnteredTime(text)?.slice(11, 16) ?? '00:00'
  return `${day.split('-').reverse().join('.')} ${time}`
}
