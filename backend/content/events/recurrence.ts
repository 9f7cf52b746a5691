import rrule from 'rrule'
import { parseRecurrenceParts } from '@/lib/contract/records/recurrence-parts'
import { fromBerlinWallClock, toBerlinWallClock } from '@/lib/datetime'
import { presentStart } from '../records/event-times'

/** The start and the exclusive end of one occurrence of an event. */
export interface Occurrence {
  start: Date
  end: Date
}

export interface RecurringEvent extends Occurrence {
  isAllDay: boolean
  /** A rule that `normalizeRule` returned; '' for an event that does not recur. */
  rule: string
  /** The time from which the limits count; by default the first occurrence. */
  now?: Date
}

/**
 * The limits for rules that never end: the number of occurrences from now on, and the number of
 * years. `continueEvents` adds later occurrences in time.
 */
const maxOccurrences = 1000
const maxYears = 10

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const weekday = `(?:${weekdays.join('|')})`
const toListPattern = (item: string) => new RegExp(`^${item}(?:,${item})*$`)

/**
 * The supported parts of rules with their values. Rules that repeat within a day are not supported.
 */
const supportedParts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z)?$/,
  BYDAY: toListPattern(`(?:[+-]?[1-5])?${weekday}`),
  BYMONTHDAY: toListPattern('-?(?:[1-9]|[12]\\d|3[01])'),
  BYMONTH: toListPattern('(?:[1-9]|1[0-2])'),
  BYSETPOS: toListPattern('-?[1-5]'),
  WKST: new RegExp(`^${weekday}$`),
}

/**
 * Normalizes a recurrence rule (RFC 5545) to upper case, without the prefix `RRULE:`. Returns null
 * for an invalid or unsupported rule. Not supported are repetition within a day, and days of a
 * month in daily or weekly rules.
 */
export function normalizeRule(text: string): string | null {
  const rule = text.toUpperCase().replace(/^RRULE:/, '')
  const parts = parseRecurrenceParts(rule)
  const values = new Map(parts)
  if (values.size < parts.length || !values.has('FREQ')) return null
  if (!parts.every(([name, value]) => supportedParts[name]?.test(value))) return null
  if (values.has('COUNT') && values.has('UNTIL')) return null
  const isByMonth = /^(?:MONTHLY|YEARLY)$/.test(values.get('FREQ') ?? '')
  const isWithinMonth = values.has('BYSETPOS') || values.has('BYMONTHDAY') || /\d/.test(values.get('BYDAY') ?? '')
  return isByMonth || !isWithinMonth ? rule : null
}

/**
 * Computes the occurrences in order. Starts keep the Berlin wall-clock time across DST changes,
 * timed events keep their duration (RFC 5545 §3.8.5.3), and all-day events keep their number of
 * days.
 * @returns null if the rule does not match the first occurrence, or its UNTIL is a time for all-day
 * events or a day for timed ones
 */
export function listOccurrences({ start, end, isAllDay, rule, now }: RecurringEvent): Occurrence[] | null {
  if (rule === '') return [{ start, end }]
  const firstClock = toBerlinWallClock(start)
  const parts = new Map(parseRecurrenceParts(rule))
  const isUntilDay = !parts.get('UNTIL')?.includes('T')
  if ((parts.has('UNTIL') && isUntilDay !== isAllDay) || !canStartOn(parts, firstClock)) return null
  const clockTimes = listClockTimes(rule, { first: firstClock, now: toBerlinWallClock(now ?? start), isAllDay })
  if (clockTimes[0]?.getTime() !== firstClock.getTime()) return null
  const clockDurationMs = toBerlinWallClock(end).getTime() - firstClock.getTime()
  const durationMs = end.getTime() - start.getTime()
  const laterOccurrences = clockTimes.slice(1).map((clockTime) => {
    const occurrenceStart = fromBerlinWallClock(clockTime)
    const occurrenceEnd = isAllDay
      ? fromBerlinWallClock(new Date(clockTime.getTime() + clockDurationMs))
      : new Date(occurrenceStart.getTime() + durationMs)
    return { start: occurrenceStart, end: occurrenceEnd }
  })
  // The first occurrence keeps its exact times. When summer time ends, an hour occurs twice, and a
  // conversion from wall-clock time could choose the wrong one.
  return [{ start, end }, ...laterOccurrences]
}

/**
 * Splits occurrences into those that take place and those that are skipped. A rule yields at most
 * one occurrence a day, so exceptions are compared by day, and remain valid if the event gets a
 * different time of day.
 * @param skippedDays days in Berlin
 */
export function splitOccurrences(occurrences: readonly Occurrence[], skippedDays: ReadonlySet<string>) {
  const isSkipped = ({ start }: Occurrence) => skippedDays.has(presentStart(start, true))
  return {
    remainingOccurrences: occurrences.filter((occurrence) => !isSkipped(occurrence)),
    skippedOccurrences: occurrences.filter(isSkipped),
  }
}

/** Returns the days of exceptions in Berlin. An exception is a day, or a time with its offset. */
export const toSkippedDays = (exdates: readonly string[]): Set<string> =>
  new Set(exdates.map((time) => (time.includes('T') ? presentStart(new Date(time), true) : time)))

/**
 * Lists the starts of a rule in Berlin wall-clock time, because the library does not handle
 * daylight saving time.
 */
function listClockTimes(rule: string, { first, now, isAllDay }: { first: Date; now: Date; isAllDay: boolean }): Date[] {
  const options = rrule.RRule.parseString(rule)
  const limit = new Date(Math.max(first.getTime(), now.getTime()))
  limit.setUTCFullYear(limit.getUTCFullYear() + maxYears)
  const ruleEnd = options.until && !isAllDay ? toBerlinWallClock(options.until) : options.until
  const lastStart = ruleEnd && ruleEnd < limit ? ruleEnd : limit
  let upcomingCount = 0
  return new rrule.RRule({ ...options, dtstart: first, until: lastStart }).all((clock) => {
    if (clock >= now) upcomingCount += 1
    return upcomingCount <= maxOccurrences
  })
}

/**
 * Returns true if the day of the first occurrence matches the rule. Without this check, the library
 * would search thousands of years for a day that never occurs.
 */
function canStartOn(parts: ReadonlyMap<string, string>, first: Date): boolean {
  const day = first.getUTCDate()
  const daysOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const isAmong = (name: string, ...values: (string | number)[]) => {
    const list = parts
      .get(name)
      ?.replace(/[+-]?\d(?=[A-Z])/g, '')
      .split(',')
    return !list || values.some((value) => list.includes(String(value)))
  }
  return (
    isAmong('BYMONTH', first.getUTCMonth() + 1) &&
    isAmong('BYMONTHDAY', day, day - daysOfMonth - 1) &&
    isAmong('BYDAY', weekdays[first.getUTCDay()] ?? '')
  )
}
