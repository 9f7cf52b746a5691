import { afterEach, expect, it, vi } from 'vitest'
import { formatFieldTime, isSkippedTime, parseEnteredDay, parseEnteredTime, replaceDay, toBerlinIso } from './datetime'

it.each([
  ['2026-11-21T23:30:00.900Z', '2026-11-22T00:30:00+01:00'],
  ['2026-07-01T10:00:00Z', '2026-07-01T12:00:00+02:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  // Before a clock change of the time zone in which the tests run.
  ['2026-03-08T01:30:00Z', '2026-03-08T02:30:00+01:00'],
  ['1951-03-31T05:56:32.594Z', '1951-03-31T06:56:32+01:00'],
  ['1945-06-01T00:00:00Z', '1945-06-01T03:00:00+03:00'],
])('converts %s to %s in Berlin, in any time zone of the server', (time, berlin) => {
  expect(toBerlinIso(new Date(time))).toBe(berlin)
})

it.each([
  ['01.12.2026 08:00', '2026-12-01T08:00:00+01:00'],
  ['1.7.2026, 8.30 Uhr', '2026-07-01T08:30:00+02:00'],
  ['01.12.2026', '2026-12-01T00:00:00+01:00'],
  [' 29.02.2028 23:59 uhr ', '2028-02-29T23:59:00+01:00'],
])('parses %s as Berlin time', (text, iso) => {
  expect(parseEnteredTime(text)).toBe(iso)
  expect(parseEnteredTime(formatFieldTime(iso))).toBe(iso)
})

afterEach(() => {
  vi.useRealTimers()
})

it.each(['2026-11-27T12:00:00Z', '2027-07-01T12:00:00Z'])(
  'takes the first of two equal hours, also if today is %s',
  (today) => {
    vi.setSystemTime(today)
    expect(parseEnteredTime('31.10.2027 02:30')).toBe('2027-10-31T02:30:00+02:00')
    expect(parseEnteredTime('28.03.2027 02:30')).toBeNull()
  },
)

it.each(['2027-10-31T02:30:00+01:00', '2027-10-31T02:30:00+02:00', '2026-12-01T08:00:30+01:00'])(
  'keeps the stored time %s while its text is unchanged',
  (storedTime) => {
    expect(parseEnteredTime(`${formatFieldTime(storedTime)} Uhr`, storedTime)).toBe(storedTime)
    expect(parseEnteredTime('31.10.2027 02:31', storedTime)).toBe('2027-10-31T02:31:00+02:00')
  },
)

it.each([
  ...['', 'morgen', '31.04.2026 08:00', '29.02.2027 08:00', '01.13.2026 08:00', '01.12.2026 24:30'],
  ...['2026-12-01 08:00', '29.03.2026 02:30', '12/01/2026', '01/12/2026 08:00'],
])('rejects %s', (text) => {
  expect(parseEnteredTime(text)).toBeNull()
})

it.each(['28.03.2027 02:00', '28.3.2027, 2.59 Uhr'])('finds the skipped hour in %s', (text) => {
  expect(isSkippedTime(text)).toBe(true)
})

it.each([
  ...['28.03.2027 01:59', '28.03.2027 03:00', '28.03.2027 02:60', '28.03.2027'],
  ...['31.10.2027 02:30', '31.04.2027 02:30', '01.12.2026 24:30', 'morgen'],
])('finds no skipped hour in %s', (text) => {
  expect(isSkippedTime(text)).toBe(false)
})

it.each([
  ['', '24.12.2026 00:00'],
  ['1.7.2026 8:30', '24.12.2026 08:30'],
  ['morgen', '24.12.2026 00:00'],
])('replaces the day of %s and keeps the time', (text, replacedText) => {
  expect(replaceDay('2026-12-24', text)).toBe(replacedText)
  expect(parseEnteredDay(replacedText)).toBe('2026-12-24')
})
