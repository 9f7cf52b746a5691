import { expect, it } from 'vitest'
import { getLatestDueTime } from './latest-due-time'

it.each([
  ['daily', 'an evening', '2026-11-04T20:00:00Z', '2026-11-04T06:00:00Z'],
  ['daily', 'before seven', '2026-11-04T05:59:59Z', '2026-11-03T06:00:00Z'],
  ['daily', 'seven sharp', '2026-11-04T06:00:00Z', '2026-11-04T06:00:00Z'],
  ['daily', 'the night in which summer begins', '2026-03-29T02:00:00Z', '2026-03-28T06:00:00Z'],
  ['daily', 'the first morning of summer time', '2026-03-29T05:00:00Z', '2026-03-29T05:00:00Z'],
  ['daily', 'the first morning of winter time', '2026-10-25T05:59:00Z', '2026-10-24T05:00:00Z'],
  ['daily', 'that morning at seven', '2026-10-25T06:00:00Z', '2026-10-25T06:00:00Z'],
  ['weekly', 'a Sunday', '2026-11-08T12:00:00Z', '2026-11-02T06:00:00Z'],
  ['weekly', 'a Monday before seven', '2026-11-09T05:59:00Z', '2026-11-02T06:00:00Z'],
  ['weekly', 'a Monday at seven', '2026-11-09T06:00:00Z', '2026-11-09T06:00:00Z'],
  ['weekly', 'the Sunday on which summer begins', '2026-03-29T12:00:00Z', '2026-03-23T06:00:00Z'],
  ['weekly', 'the Monday after it', '2026-03-30T05:00:00Z', '2026-03-30T05:00:00Z'],
  ['weekly', 'the Monday after the change to winter time', '2026-10-26T06:00:00Z', '2026-10-26T06:00:00Z'],
] as const)('returns the last due time of a %s alert on %s', (frequency, _, now, expected) => {
  expect(getLatestDueTime(frequency, new Date(now)).toISOString()).toBe(new Date(expected).toISOString())
})
