import { expect, it } from 'vitest'
import { getContrast } from './contrast'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#b71548', '#b71548', 1],
  ['#777777', '#ffffff', 4.48],
  ['#b71548', '#ffffff', 6.52],
])('%s and %s have the contrast %d', (first, second, expected) => {
  expect(getContrast(first, second)).toBeCloseTo(expected, 1)
})

it('throws for colors without six digits', () => {
  expect(() => getContrast('red', '#ffffff')).toThrow('red')
})
