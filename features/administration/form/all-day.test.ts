import { expect, it } from 'vitest'
import { events } from '../records/events'
import { convertToAllDay } from './all-day'

const fields = Object.assign({}, ...events.groups.map((group) => group.fields))

it.each([
  ['2026-03-28T19:30:00+01:00', '2026-03-28T22:00:00+01:00', '2026-03-28', '2026-03-28'],
  ['2026-03-28T00:00:00+01:00', '2026-03-30T00:00:00+02:00', '2026-03-28', '2026-03-29'],
  ['2026-03-28T00:00:00+01:00', '2026-03-28T00:00:00+01:00', '2026-03-28', '2026-03-28'],
  ['28.3.', '', undefined, undefined],
])('converts the span from %s to %s to whole days', (start, end, firstDay, lastDay) => {
  const days = convertToAllDay(fields, { start, end }, { name: 'all_day', isAllDay: true })
  expect(days).toEqual(firstDay === undefined ? {} : { start: firstDay, end: lastDay })
})

it('converts days to times of the same span, and back', () => {
  const days = { start: '2026-03-28', end: '2026-03-29' }
  const times = convertToAllDay(fields, days, { name: 'all_day', isAllDay: false })
  expect(times).toEqual({ start: '2026-03-28T00:00:00+01:00', end: '2026-03-30T00:00:00+02:00' })
  expect(convertToAllDay(fields, times, { name: 'all_day', isAllDay: true })).toEqual(days)
  expect(convertToAllDay(fields, days, { name: 'other', isAllDay: false })).toEqual({})
})
