import { expect, it } from 'vitest'
import { nearnessInWords, nearnessOf } from './deadline'

const texts = { over: 'vorbei', today: 'heute', tomorrow: 'morgen', soon: 'noch {days} Tage' }

it.each([
  ['2026-11-22', 'vorbei'],
  ['2026-11-23', 'heute'],
  ['2026-11-24', 'morgen'],
  ['2026-11-25', 'noch 2 Tage'],
  ['2026-12-07', 'noch 14 Tage'],
  ['2026-12-08', ''],
])('on 23 November the deadline %s is told as "%s"', (deadline, words) => {
  expect(nearnessInWords(nearnessOf(deadline, '2026-11-23'), texts)).toBe(words)
})

it('days are counted across both changes of the clock', () => {
  expect(nearnessOf('2026-10-27', '2026-10-24')).toEqual({ kind: 'soon', days: 3 })
  expect(nearnessOf('2027-03-30', '2027-03-26')).toEqual({ kind: 'soon', days: 4 })
})
