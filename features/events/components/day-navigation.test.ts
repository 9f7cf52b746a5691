import { expect, it } from 'vitest'
import { findDayByKey } from './day-navigation'

it.each([
  ['ArrowRight', '2026-10-24', '2026-10-25'],
  ['ArrowRight', '2026-10-25', '2026-10-26'],
  ['ArrowLeft', '2027-03-28', '2027-03-27'],
  ['ArrowDown', '2028-02-25', '2028-03-03'],
  ['ArrowUp', '2027-01-03', '2026-12-27'],
  ['Home', '2026-11-12', '2026-11-09'],
  ['Home', '2026-11-09', '2026-11-09'],
  ['End', '2026-11-12', '2026-11-15'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageDown', '2028-01-31', '2028-02-29'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['PageUp', '2026-11-12', '2026-10-12'],
])('moves with %s from %s to %s', (key, day, target) => {
  expect(findDayByKey(key, day)).toBe(target)
})

it('ignores other keys', () => {
  expect(findDayByKey('a', '2026-11-12')).toBeNull()
  expect(findDayByKey('Tab', '2026-11-12')).toBeNull()
})
