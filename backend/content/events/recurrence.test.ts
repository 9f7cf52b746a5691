import { describe, expect, it } from 'vitest'
import { getStartOfBerlinDay, toBerlinIso } from '@/lib/datetime'
import { listOccurrences, normalizeRule } from './recurrence'

/** Lists the first occurrences as in the contract; undefined for an invalid rule. */
const listFirst = (event: Parameters<typeof listOccurrences>[0], count: number) =>
  listOccurrences(event)
    ?.slice(0, count)
    .map(({ start, end }) => `${toBerlinIso(start)} ${toBerlinIso(end)}`)

const listTimes = (rule: string, start: string, end: string, count = 3) =>
  listFirst({ start: new Date(start), end: new Date(end), isAllDay: false, rule }, count)

function listDays(rule: string, start: string, days: number, count = 3) {
  const end = getStartOfBerlinDay(start, days)
  return listFirst({ start: getStartOfBerlinDay(start), end, isAllDay: true, rule }, count)
}

describe('the time of occurrences', () => {
  it('is the same Berlin time after both clock changes', () => {
    expect(listTimes('FREQ=WEEKLY', '2027-03-23T18:00:00+01:00', '2027-03-23T20:00:00+01:00')).toEqual([
      '2027-03-23T18:00:00+01:00 2027-03-23T20:00:00+01:00',
      '2027-03-30T18:00:00+02:00 2027-03-30T20:00:00+02:00',
      '2027-04-06T18:00:00+02:00 2027-04-06T20:00:00+02:00',
    ])
    expect(listTimes('FREQ=WEEKLY', '2026-10-20T00:30:00+02:00', '2026-10-20T01:00:00+02:00')?.[1]).toBe(
      '2026-10-27T00:30:00+01:00 2026-10-27T01:00:00+01:00',
    )
  })

  it('is one hour later if the clock skips it, and the first of two if the clock repeats it', () => {
    expect(listTimes('FREQ=DAILY', '2027-03-27T02:30:00+01:00', '2027-03-27T03:00:00+01:00')).toEqual([
      '2027-03-27T02:30:00+01:00 2027-03-27T03:00:00+01:00',
      '2027-03-28T03:30:00+02:00 2027-03-28T04:00:00+02:00',
      '2027-03-29T02:30:00+02:00 2027-03-29T03:00:00+02:00',
    ])
    expect(listTimes('FREQ=DAILY', '2026-10-24T02:30:00+02:00', '2026-10-24T03:30:00+02:00', 2)?.[1]).toBe(
      '2026-10-25T02:30:00+02:00 2026-10-25T02:30:00+01:00',
    )
  })

  it('starts in the second of two equal hours if its first one does', () => {
    expect(listTimes('FREQ=DAILY', '2027-10-31T02:30:00+01:00', '2027-10-31T03:00:00+01:00', 2)).toEqual([
      '2027-10-31T02:30:00+01:00 2027-10-31T03:00:00+01:00',
      '2027-11-01T02:30:00+01:00 2027-11-01T03:00:00+01:00',
    ])
  })

  it('spans whole days, also those of 23 and 25 hours', () => {
    expect(listDays('FREQ=DAILY;COUNT=2', '2027-03-27', 1)).toEqual([
      '2027-03-27T00:00:00+01:00 2027-03-28T00:00:00+01:00',
      '2027-03-28T00:00:00+01:00 2027-03-29T00:00:00+02:00',
    ])
    expect(listDays('FREQ=YEARLY;COUNT=2', '2026-10-24', 3)).toEqual([
      '2026-10-24T00:00:00+02:00 2026-10-27T00:00:00+01:00',
      '2027-10-24T00:00:00+02:00 2027-10-27T00:00:00+02:00',
    ])
  })
})

it('rules include their last occurrence, also after a change to summer time', () => {
  const until = 'FREQ=WEEKLY;UNTIL=20270330T160000Z'
  expect(listTimes(until, '2027-03-23T18:00:00+01:00', '2027-03-23T20:00:00+01:00')).toHaveLength(2)
  const monthlyRule = 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3'
  expect(listTimes(monthlyRule, '2026-11-27T10:00:00Z', '2026-11-27T11:00:00Z', 9)).toHaveLength(3)
  expect(listDays('FREQ=DAILY;UNTIL=20261103', '2026-11-01', 1, 9)).toHaveLength(3)
  expect(listDays('FREQ=DAILY', '2026-11-01', 1, 2000)).toHaveLength(1000)
  expect(listDays('FREQ=YEARLY', '2026-11-01', 1, 2000)).toHaveLength(11)
  const [start, end] = [getStartOfBerlinDay('2020-01-01'), getStartOfBerlinDay('2020-01-02')]
  const now = getStartOfBerlinDay('2026-11-01')
  const occurrences = listOccurrences({ start, end, isAllDay: true, rule: 'FREQ=DAILY', now }) ?? []
  expect(occurrences.filter((occurrence) => occurrence.start >= now)).toHaveLength(1000)
})

it.each([
  ['FREQ=WEEKLY;BYDAY=TU', '2026-11-02'],
  ['FREQ=MONTHLY;BYDAY=2MO', '2026-11-02'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-11-02'],
  ['FREQ=DAILY;BYMONTH=2', '2026-11-02'],
  ['FREQ=DAILY;UNTIL=20261103T100000Z', '2026-11-02'],
])('rejects %s with the start %s', (rule, day) => {
  expect(normalizeRule(rule)).toBe(rule)
  expect(listDays(rule, day, 1)).toBeUndefined()
})

it.each(['FREQ=DAILY;UNTIL=20261103'])('%s has no occurrences', (rule) => {
  expect(listTimes(rule, '2026-11-02T10:00:00Z', '2026-11-02T11:00:00Z')).toBeUndefined()
})

it.each([
  '',
  'WEEKLY',
  'FREQ=HOURLY',
  'FREQ=WEEKLY;FREQ=DAILY',
  'FREQ=WEEKLY;COUNT=0',
  'FREQ=WEEKLY;COUNT=2;UNTIL=20270101',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=DAILY;BYMONTHDAY=31',
  'FREQ=DAILY;BYSETPOS=2',
  'FREQ=MONTHLY;BYDAY=6MO',
  'FREQ=YEARLY;BYWEEKNO=3',
  'FREQ=YEARLY;X-NAME=1',
  'FREQ=WEEKLY;',
])('rejects the rule %j', (rule) => {
  expect(normalizeRule(rule)).toBeNull()
})

it('accepts rules in any letter case, with or without the property name', () => {
  expect(normalizeRule('rrule:freq=weekly;byday=mo,we')).toBe('FREQ=WEEKLY;BYDAY=MO,WE')
})
