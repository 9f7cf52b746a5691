import { expect, it } from 'vitest'
import { listOccurrences, normalizeRule } from '@/backend/content/events/recurrence'
import { type FirstDay, formatRecurrence, listPatterns, parseRecurrence, type Recurrence } from './recurrence-rule'

/** The second Tuesday of November. */
const evening: FirstDay = { day: '2026-11-10', isAllDay: false }
const wholeDay: FirstDay = { ...evening, isAllDay: true }

it.each<[Recurrence, FirstDay, string]>([
  [{ pattern: 'daily' }, evening, 'FREQ=DAILY'],
  [{ pattern: 'weekly', count: 3 }, evening, 'FREQ=WEEKLY;COUNT=3'],
  [{ pattern: 'fortnightly' }, evening, 'FREQ=WEEKLY;INTERVAL=2'],
  [{ pattern: 'monthly', lastDay: '2027-06-10' }, evening, 'FREQ=MONTHLY;UNTIL=20270610T215959Z'],
  [{ pattern: 'monthly', lastDay: '2027-01-10' }, evening, 'FREQ=MONTHLY;UNTIL=20270110T225959Z'],
  [{ pattern: 'monthlyWeekday', lastDay: '2027-01-12' }, wholeDay, 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270112'],
  [{ pattern: 'monthlyLastWeekday' }, { ...evening, day: '2026-11-24' }, 'FREQ=MONTHLY;BYDAY=-1TU'],
  [{ pattern: 'yearly' }, wholeDay, 'FREQ=YEARLY'],
])('writes %o from %o as %s, and parses it again', (recurrence, firstDay, rule) => {
  expect(formatRecurrence(recurrence, firstDay)).toBe(rule)
  expect(parseRecurrence(rule, firstDay)).toEqual(recurrence)
  expect(parseRecurrence(rule.split(';').reverse().join(';'), firstDay)).toEqual(recurrence)
})

it('offers for a day only patterns that recur on it', () => {
  for (const day of ['2026-11-10', '2026-11-24', '2026-11-30', '2028-02-29', '2026-12-31']) {
    const start = new Date(`${day}T18:00:00Z`)
    const end = new Date(start.getTime() + 3_600_000)
    for (const pattern of listPatterns(day)) {
      const rule = normalizeRule(formatRecurrence({ pattern, lastDay: '2040-12-31' }, { day, isAllDay: false }))
      const all = listOccurrences({ start, end, isAllDay: false, rule: rule ?? 'none' })
      expect(all?.length, `${pattern} from ${day}`).toBeGreaterThan(1)
    }
  }
})

it('writes the fifth weekday of a month as the last one, and any other by its number', () => {
  const fifth = { day: '2026-12-29', isAllDay: false }
  expect(listPatterns(fifth.day)).not.toContain('monthlyWeekday')
  expect(formatRecurrence({ pattern: 'monthlyWeekday' }, fifth)).toBe('FREQ=MONTHLY;BYDAY=-1TU')
  expect(formatRecurrence({ pattern: 'monthlyLastWeekday' }, evening)).toBe('FREQ=MONTHLY;BYDAY=2TU')
})

it.each([
  'FREQ=MONTHLY;BYDAY=1TU,3TU',
  'FREQ=MONTHLY;BYDAY=3TU',
  'FREQ=WEEKLY;UNTIL=20270330T160000Z',
  'FREQ=WEEKLY;UNTIL=soon',
  'FREQ=WEEKLY;COUNT=many',
  'every day',
  '',
])('treats “%s” as a custom rule', (rule) => {
  expect(parseRecurrence(rule, evening)).toBeNull()
})
