import { parseRecurrenceParts } from '@/lib/contract/records/recurrence-parts'
import { fromBerlinWallClock } from '@/lib/datetime'

/** Recurrences that can be chosen. Any other is entered as a rule. */
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
 * A recurrence. Days have the format `YYYY-MM-DD`. `count` is the number of occurrences. Without it
 * and without a last day, the recurrence never ends.
 */
export interface Recurrence {
  pattern: RecurrencePattern
  lastDay?: string | undefined
  count?: number | undefined
}

export interface FirstDay {
  day: string
  isAllDay: boolean
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/**
 * Returns the weekday of a day and its position in the month: the first Tuesday is 1. `isLast` is
 * true for the last Tuesday.
 */
export function getPlaceInMonth(day: string): {
  weekday: (typeof weekdays)[number]
  nth: number
  isLast: boolean
} {
  const date = new Date(day)
  const dayOfMonth = date.getUTCDate()
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return {
    weekday: weekdays[date.getUTCDay()] ?? 'SU',
    nth: Math.ceil(dayOfMonth / 7),
    isLast: dayOfMonth + 7 > daysInMonth,
  }
}

/** Lists the patterns that suit a first day. For example, not every month has a fifth Tuesday. */
export function listPatterns(day: string): RecurrencePattern[] {
  const { nth, isLast } = getPlaceInMonth(day)
  return recurrencePatterns.filter((pattern) => {
    if (pattern === 'monthlyWeekday') return nth < 5
    return pattern !== 'monthlyLastWeekday' || isLast
  })
}

/** Formats a recurrence as a rule (RFC 5545). */
export function formatRecurrence(recurrence: Recurrence, firstDay: FirstDay): string {
  const { pattern, lastDay, count } = recurrence
  const parts = toRuleParts(pattern, firstDay.day)
  if (lastDay !== undefined) parts.push(`UNTIL=${toUntil(lastDay, firstDay.isAllDay)}`)
  if (count !== undefined) parts.push(`COUNT=${count}`)
  return parts.join(';')
}

/** Parses a rule. Returns null if the rule matches no pattern or does not fit the first day. */
export function parseRecurrence(rule: string, firstDay: FirstDay): Recurrence | null {
  const parts = new Map(parseRecurrenceParts(rule))
  const untilValue = parts.get('UNTIL')
  const count = parts.get('COUNT')
  const lastDay = untilValue === undefined ? undefined : parseUntilDay(untilValue)
  if (lastDay === null) return null
  const end = {
    ...(lastDay !== undefined && { lastDay }),
    ...(count !== undefined && { count: Number(count) }),
  }
  const recurrences = listPatterns(firstDay.day).map((pattern): Recurrence => ({ pattern, ...end }))
  return recurrences.find((candidate) => sortParts(formatRecurrence(candidate, firstDay)) === sortParts(rule)) ?? null
}

const sortParts = (rule: string) => rule.split(';').sort().join(';')

function toRuleParts(pattern: RecurrencePattern, day: string): string[] {
  const { weekday, nth, isLast } = getPlaceInMonth(day)
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

/** Formats the value of `UNTIL`: the day, or the end of the day in Berlin as a UTC time. */
function toUntil(day: string, isAllDay: boolean): string {
  if (isAllDay) return day.replaceAll('-', '')
  const end = fromBerlinWallClock(new Date(`${day}T23:59:59Z`)).toISOString()
  return end.replaceAll(/[-:]|\.\d+/g, '')
}

/**
 * Parses the day in the value of `UNTIL`; null if it is invalid. The end of a day in Berlin is the
 * same day in UTC.
 */
function parseUntilDay(untilValue: string): string | null {
  const day = untilValue.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? null : day
}
