import { expect, it } from 'vitest'
import { dayInWords, toBerlinIso } from './datetime'

it.each([
  ['2026-11-21T23:30:00.900Z', '2026-11-22T00:30:00+01:00'],
  ['2026-07-01T10:00:00Z', '2026-07-01T12:00:00+02:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
])('%s is %s in Berlin, wherever the server stands', (time, berlin) => {
  expect(toBerlinIso(new Date(time))).toBe(berlin)
})

it('a day is told in the words of a language, wherever the server stands', () => {
  expect(dayInWords('2024-05-01', 'de')).toBe('1. Mai 2024')
  expect(dayInWords('2024-05-01', 'en')).toBe('1 May 2024')
})
