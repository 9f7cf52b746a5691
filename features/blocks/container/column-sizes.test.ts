import { expect, it } from 'vitest'
import { getColumnSizes } from './column-sizes'

it.each([
  ['100', 0, 'min(100vw, 120rem)'],
  ['67-33', 0, '(min-width: 47em) min(67vw, 80.4rem), 100vw'],
  ['67-33', 1, '(min-width: 47em) min(33vw, 39.6rem), 100vw'],
  ['25-50-25', 1, '(min-width: 62em) min(50vw, 60rem), 100vw'],
  ['50-50', 7, 'min(100vw, 120rem)'],
] as const)('returns for layout %s, column %d: %s', (layout, index, sizes) => {
  expect(getColumnSizes(layout, index)).toBe(sizes)
})
