import rrule from 'rrule'
import { parseRecurrenceParts } from '@/lib/contract/records/recurrence-parts'
import { fromBerlinClock, toBerlinClock } from '@/lib/datetime'

/** When something happens; the end is no part of it. */
export interface Occurrence {
  start: Date
  end: Date
}

export interface Recurring extends Occurrence {
  isAllDay: boolean
  /** A rule as `readRule` gives it; empty for what happens once. */
  rule: string
}

/** How many occurrences an event has at most, and for how many years from the first one: a rule may have no end. */
const maxOccurrences = 1000
const maxYears = 10

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const weekday = `(?:${weekdays.join('|')})`
const listOf = (item: string) => new RegExp(`^${item}(?:,${item})*$`)

/** The parts of rules that repeat days. */
const forms: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z)?$/,
  BYDAY: listOf(`(?:[+-]?[1-5])?${weekday}`),
  BYMONTHDAY: listOf('-?(?:[1-9]|[12]\\d|3[01])'),
  BYMONTH: listOf('(?:[1-9]|1[0-2])'),
  BYSETPOS: listOf('-?[1-5]'),
  WKST: new RegExp(`^${weekday}$`),
}

/** A rule of RFC 5545 in capitals and without its name; null for what is none, or repeats other than days, or by weeks and days of a year. */
export function readRule(text: string): string | null {
  const rule = text.toUpperCase().replace(/^RRULE:/, '')
  const parts = parseRecurrenceParts(rule)
  const values = new Map(parts)
  if (values.size < parts.length || !values.has('FREQ')) return null
  if (!parts.every(([name, value]) => forms[name]?.test(value))) return null
  if (values.has('COUNT') && values.has('UNTIL')) return null
  const isByMonth = /^(?:MONTHLY|YEARLY)$/.test(values.get('FREQ') ?? '')
  const isWithinMonth =
    values.has('BYSETPOS') || values.has('BYMONTHDAY') || /\d/.test(values.get('BYDAY') ?? '')
  return isByMonth || !isWithinMonth ? rule : null
}

/**
 * When something happens, in order. The clock in Berlin stays the same over the changes of summer time, an end comes as long after
 * the start as that of the first occurrence (RFC 5545 §3.8.5.3), and whole days remain whole.
 * @returns null when the rule does not begin with the first occurrence, or ends by a time though days recur, or by a day though times do
 */
export function occurrencesOf({ start, end, isAllDay, rule }: Recurring): Occurrence[] | null {
  if (rule === '') return [{ start, end }]
  const first = toBerlinClock(start)
  const parts = new Map(parseRecurrenceParts(rule))
  const isUntilDay = !parts.get('UNTIL')?.includes('T')
  if ((parts.has('UNTIL') && isUntilDay !== isAllDay) || !canBegin(parts, first)) return null
  const clocks = clocksOf(rule, first, isAllDay)
  if (clocks[0]?.getTime() !== first.getTime()) return null
  const days = toBerlinClock(end).getTime() - first.getTime()
  const length = end.getTime() - start.getTime()
  return clocks.map((clock) => {
    const begin = fromBerlinClock(clock)
    const after = isAllDay
      ? fromBerlinClock(new Date(clock.getTime() + days))
      : new Date(begin.getTime() + length)
    return { start: begin, end: after }
  })
}

/** The rule by the clock alone, as the library knows no summer time. */
function clocksOf(rule: string, first: Date, isAllDay: boolean): Date[] {
  const options = rrule.RRule.parseString(rule)
  const last = new Date(first)
  last.setUTCFullYear(last.getUTCFullYear() + maxYears)
  const named = options.until && !isAllDay ? toBerlinClock(options.until) : options.until
  const until = named && named < last ? named : last
  return new rrule.RRule({ ...options, dtstart: first, until }).all((_, index) => index < maxOccurrences)
}

/** Whether the day is among those of a rule: for those that never come the library seeks through thousands of years. */
function canBegin(parts: ReadonlyMap<string, string>, first: Date): boolean {
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
