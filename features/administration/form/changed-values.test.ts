import { expect, it } from 'vitest'
import { isSameValue, pickChangedValues } from './changed-values'

it('compares values regardless of the order of keys, but not of list items', () => {
  const asTheFormHasIt = [{ name: 'Ada', function: { de: 'Leitung', en: 'Director' }, phone: '1' }]
  const asTheDatabaseHasIt = [{ name: 'Ada', phone: '1', function: { en: 'Director', de: 'Leitung' } }]
  expect(isSameValue(asTheFormHasIt, asTheDatabaseHasIt)).toBe(true)
  expect(isSameValue(asTheFormHasIt, [{ ...asTheDatabaseHasIt[0], phone: '2' }])).toBe(false)
  expect(isSameValue([1, 2], [2, 1])).toBe(false)
  expect(pickChangedValues({ one: { a: 1, b: 2 }, two: '' }, { one: { b: 2, a: 1 }, two: 'x' })).toEqual({ two: 'x' })
})
