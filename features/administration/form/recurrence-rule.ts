import { parseRecurrenceParts } from '@/lib/contract/records/recurrence-parts'
import { fromBerlinClock } from '@/lib/datetime'

/** The common recurrences; any other is entered as a rule. */
export const recurrencePatterns = [
  'daily',
  'weekly',
  'fortnightly',
  'monthly',
  'monthlyWeekday',
  'monthlyLastWeekday',
  'yearly',
] as const
export type RecurrencePattern = (typeof recurrencePatterns)[number]

/**
 * Days are `YYYY-MM-DD`. Without a last day or a number of occurrences the recurrence has no end.
 */
export interface Recurrence {
  pattern: RecurrencePattern
  lastDay?: string | undefined
  times?: number | undefined
}

/** The day of the first occurrence. */
export interface FirstDay {
  day: string
  isAllDay: boolean
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/**
 * Returns the position of a day among the same weekdays of its month: counted from 1, and true for
 * the last.
 */
export function placeInMonth(day: string): {
  weekday: (typeof weekdays)[number]
  nth: number
  isLast: boolean
} {
  const date = new Date(day)
  const dayOfMonth = date.getUTCDate()
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return {
    weekday: weekdays[date.getUTCDay()] ?? 'SU',
    nth: Math.ceil(dayOfMonth / 7),
    isLast: dayOfMonth + 7 > length,
  }
}

/** Lists the patterns that match a first day: not every month has a fifth Tuesday. */
export function listPatterns(day: string): RecurrencePattern[] {
  const { nth, isLast } = placeInMonth(day)
  return recurrencePatterns.filter(
    (pattern) => (pattern !== 'monthlyWeekday' || nth < 5) && (pattern !== 'monthlyLastWeekday' || isLast),
  )
}

/** Formats a recurrence from its first day as a rule (RFC 5545). */
export function writeRecurrence(recurrence: Recurrence, first: FirstDay): string {
  const { lastDay, times } = recurrence
  const end = lastDay === undefined ? [] : [`UNTIL=${toUntil(lastDay, first.isAllDay)}`]
  const count = times === undefined ? [] : [`COUNT=${times}`]
  return [...toRuleParts(recurrence.pattern, first.day), ...end, ...count].join(';')
}

/** Parses a rule; null if it is not a common pattern or does not start on the first day. */
export function readRecurrence(rule: string, first: FirstDay): Recurrence | null {
  const parts = new Map(parseRecurrenceParts(rule))
  const [day, count] = [parts.get('UNTIL'), parts.get('COUNT')]
  const lastDay = day === undefined ? undefined : parseUntilDay(day)
  if (lastDay === null) return null
  const end = {
    ...(lastDay !== undefined && { lastDay }),
    ...(count !== undefined && { times: Number(count) }),
  }
  const recurrences = listPatterns(first.day).map((pattern): Recurrence => ({ pattern, ...end }))
  return (
    recurrences.find((candidate) => sortParts(writeRecurrence(candidate, first)) === sortParts(rule)) ?? null
  )
}

const sortParts = (rule: string) => rule.split(';').sort().join(';')

function toRuleParts(pattern: RecurrencePattern, day: string): string[] {
  const { weekday, nth, isLast } = placeInMonth(day)
  switch (pattern) {
    case 'daily':
      return ['FREQ=DAILY']
    case 'weekly':
      return ['FREQ=WEEKLY']
    case 'fortnightly':
      return ['FREQ=WEEKLY', 'INTERVAL=2']
    case 'monthly':
      return ['FREQ=MONTHLY']
    case 'monthlyWeekday':
      return ['FREQ=MONTHLY', `BYDAY=${nth < 5 ? nth : -1}${weekday}`]
    case 'monthlyLastWeekday':
      return ['FREQ=MONTHLY', `BYDAY=${isLast ? -1 : nth}${weekday}`]
    case 'yearly':
      return ['FREQ=YEARLY']
  }
}

/** Formats an `UNTIL` value: the day itself, or the end of the day in Berlin as UTC. */
function toUntil(day: string, isAllDay: boolean): string {
  if (isAllDay) return day.replaceAll('-', '')
  const end = fromBerlinClock(new Date(`${day}T23:59:59Z`)).toISOString()
  return end.replaceAll(/[-:]|\.\d+/g, '')
}

/**
 * Returns the day of an `UNTIL` value, which is the same in Berlin and UTC at the end of a day in
 * Berlin; null if invalid.
 */
function parseUntilDay(untilValue: string): string | null {
  const day = untilValue.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? null : day
}
