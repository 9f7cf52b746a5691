import { expect, it } from 'vitest'
import { getBleedSizes, getListSizes, pageSizes } from './list-sizes'

const steps = [
  { fromEm: 64, columns: 3 },
  { fromEm: 45, columns: 2 },
]

it('returns shares of the viewport, limited by the page width', () => {
  expect(getListSizes(pageSizes, steps)).toBe(
    '(min-width: 64em) min(33.3vw, 40rem), (min-width: 45em) min(50vw, 60rem), 100vw',
  )
})

it('returns the width of the column in a column', () => {
  expect(getListSizes('33vw', steps)).toBe('33vw')
})

it('returns unlimited shares of the viewport for pictures at its edge', () => {
  expect(getBleedSizes(pageSizes, { fromEm: 48, columns: 2 })).toBe('(min-width: 48em) 50vw, 100vw')
  expect(getBleedSizes('33vw', { fromEm: 48, columns: 2 })).toBe('33vw')
})
