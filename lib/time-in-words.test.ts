import { expect, it } from 'vitest'
import { formatDate, formatMonth, formatTimeRange, formatWeekday } from './time-in-words'

it('formats a day in a language, in any time zone of the server', () => {
  expect(formatDate('2024-05-01', 'de')).toBe('1. Mai 2024')
  expect(formatDate('2024-05-01', 'en')).toBe('May 1, 2024')
})

it('formats weekdays and months', () => {
  expect([formatWeekday('2026-11-14', 'de', 'long'), formatWeekday('2026-11-14', 'en', 'short')]).toEqual([
    ...['Samstag', 'Sat'],
  ])
  expect([formatMonth('2026-03', 'de'), formatMonth('2026-03', 'en')]).toEqual(['März 2026', 'March 2026'])
})

it.each([
  ['19:30', '21:00', '19:30–21:00 Uhr', '7:30–9:00 PM'],
  ['09:05', '12:00', '9:05–12:00 Uhr', '9:05 AM – 12:00 PM'],
  ['00:00', '00:00', '0:00 Uhr', '12:00 AM'],
])('formats the time from %s to %s', (startTime, endTime, german, english) => {
  expect([formatTimeRange(startTime, endTime, 'de'), formatTimeRange(startTime, endTime, 'en')]).toEqual([
    german,
    english,
  ])
})
