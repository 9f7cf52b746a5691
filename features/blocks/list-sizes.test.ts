import { expect, test } from 'vitest'
import { bleedSizes, listSizes, pageSizes } from './list-sizes'

const steps = [
  { from: 64, columns: 3 },
  { from: 45, columns: 2 },
]

test('on the page a picture takes its share of the window, and no more than of the page', () => {
  expect(listSizes(pageSizes, steps)).toBe(
    '(min-width: 64em) min(33.3vw, 40rem), (min-width: 45em) min(50vw, 60rem), 100vw',
  )
})

test('in a column a picture takes at most the column', () => {
  expect(listSizes('33vw', steps)).toBe('33vw')
})

test('what reaches the edge of the window grows with it', () => {
  expect(bleedSizes(pageSizes, { from: 48, columns: 2 })).toBe('(min-width: 48em) 50vw, 100vw')
  expect(bleedSizes('33vw', { from: 48, columns: 2 })).toBe('33vw')
})
