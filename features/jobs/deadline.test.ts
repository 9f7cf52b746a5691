import { expect, it } from 'vitest'
import { formatDeadlineStatus, toDeadlineStatus } from './deadline'

const texts = { over: 'vorbei', today: 'heute', tomorrow: 'morgen', soon: 'noch {days} Tage' }

it.each([
  ['2026-11-22', 'vorbei'],
  ['2026-11-23', 'heute'],
  ['2026-11-24', 'morgen'],
  ['2026-11-25', 'noch 2 Tage'],
  ['2026-12-07', 'noch 14 Tage'],
  ['2026-12-08', ''],
])('describes the deadline %s on 23 November as "%s"', (deadline, words) => {
  expect(formatDeadlineStatus(toDeadlineStatus(deadline, '2026-11-23'), texts)).toBe(words)
})

it('counts days across both daylight saving changes', () => {
  expect(toDeadlineStatus('2026-10-27', '2026-10-24')).toEqual({ kind: 'soon', days: 3 })
  expect(toDeadlineStatus('2027-03-30', '2027-03-26')).toEqual({ kind: 'soon', days: 4 })
})
