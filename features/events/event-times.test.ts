import { describe, expect, it } from 'vitest'
import { toDayRange } from '@/lib/contract/records/event-days'
import { formatEventTimes } from './event-times'

const whole = (start: string, end: string) => ({ start, end, all_day: true })
const timed = (start: string, end: string) => ({ start, end, all_day: false })

describe('toDayRange', () => {
  it.each([
    [whole('2026-11-14', '2026-11-16'), '2026-11-14', '2026-11-16'],
    [timed('2026-11-14T19:30:00+01:00', '2026-11-14T22:00:00+01:00'), '2026-11-14', '2026-11-14'],
    // An end at night belongs to the evening, an end in the morning does not.
    [timed('2026-11-14T19:30:00+01:00', '2026-11-15T02:00:00+01:00'), '2026-11-14', '2026-11-14'],
    [timed('2026-11-14T19:30:00+01:00', '2026-11-15T09:00:00+01:00'), '2026-11-14', '2026-11-15'],
    [timed('2026-11-14T10:00:00+01:00', '2026-11-17T00:00:00+01:00'), '2026-11-14', '2026-11-16'],
    [timed('2027-02-08T00:00:00+01:00', '2027-02-08T00:00:00+01:00'), '2027-02-08', '2027-02-08'],
    [timed('2026-10-24T22:00:00+02:00', '2026-10-25T02:30:00+01:00'), '2026-10-24', '2026-10-24'],
  ])('converts %o to %s – %s', (times, first, last) => {
    expect(toDayRange(times)).toEqual({ first, last })
  })
})

describe('formatEventTimes', () => {
  it.each([
    [whole('2026-11-14', '2026-11-14'), 'Samstag, 14. November 2026', 'Saturday, November 14, 2026'],
    [whole('2026-11-14', '2026-11-16'), '14.–16. November 2026', 'November 14–16, 2026'],
    [whole('2026-11-28', '2026-12-02'), '28. November – 2. Dezember 2026', 'November 28 – December 2, 2026'],
    [whole('2026-12-30', '2027-01-02'), '30. Dezember 2026 – 2. Januar 2027', 'December 30, 2026 – January 2, 2027'],
    [
      timed('2026-11-14T19:30:00+01:00', '2026-11-15T01:00:00+01:00'),
      'Samstag, 14. November 2026, 19:30–1:00 Uhr',
      'Saturday, November 14, 2026, 7:30 PM – 1:00 AM',
    ],
    [
      timed('2026-11-14T10:00:00+01:00', '2026-11-16T12:00:00+01:00'),
      '14. November 2026, 10:00 Uhr – 16. November 2026, 12:00 Uhr',
      'November 14, 2026, 10:00 AM – November 16, 2026, 12:00 PM',
    ],
    [
      timed('2027-02-08T00:00:00+01:00', '2027-02-08T00:00:00+01:00'),
      'Montag, 8. Februar 2027, 0:00 Uhr',
      'Monday, February 8, 2027, 12:00 AM',
    ],
  ])('formats %o in both languages', (times, german, english) => {
    expect([formatEventTimes(times, 'de').fullText, formatEventTimes(times, 'en').fullText]).toEqual([german, english])
  })

  it.each([
    [whole('2026-11-14', '2026-11-16'), ['14–16', 'Sa–Mo', '', '']],
    [whole('2026-11-28', '2026-12-02'), ['28', 'Sa–Mi', '2. Dezember 2026', '']],
    [timed('2026-11-01T09:05:00+01:00', '2026-11-01T13:00:00+01:00'), ['1', 'Sonntag', '', '9:05–13:00 Uhr']],
    [
      timed('2026-11-14T10:00:00+01:00', '2026-11-16T12:00:00+01:00'),
      ['14–16', 'Sa–Mo', '', 'Sa 10:00 Uhr – Mo 12:00 Uhr'],
    ],
  ])('returns the parts of %o for lists', (times, parts) => {
    const { figures, weekdays, month, until, clock } = formatEventTimes(times, 'de')
    expect([month, figures, weekdays, until, clock]).toEqual(['November', ...parts])
  })
})
