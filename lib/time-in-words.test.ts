import { expect, it } from 'vitest'
import { clockInWords, dayInWords, monthInWords, weekdayInWords } from './time-in-words'

it('formats a day in a language, in any time zone of the server', () => {
  expect(dayInWords('2024-05-01', 'de')).toBe('1. Mai 2024')
  expect(dayInWords('2024-05-01', 'en')).toBe('May 1, 2024')
})

it('formats weekdays and months', () => {
  expect([weekdayInWords('2026-11-14', 'de', 'long'), weekdayInWords('2026-11-14', 'en', 'short')]).toEqual([
    ...['Samstag', 'Sat'],
  ])
  expect([monthInWords('2026-03', 'de'), monthInWords('2026-03', 'en')]).toEqual(['März 2026', 'March 2026'])
})

it.each([
  ['19:30', '21:00', '19:30–21:00 Uhr', '7:30–9:00 PM'],
  ['09:05', '12:00', '9:05–12:00 Uhr', '9:05 AM – 12:00 PM'],
  ['00:00', '00:00', '0:00 Uhr', '12:00 AM'],
])('formats the time from %s to %s', (from, to, german, english) => {
  expect([clockInWords(from, to, 'de'), clockInWords(from, to, 'en')]).toEqual([german, english])
})
