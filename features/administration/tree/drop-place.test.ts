import { expect, it } from 'vitest'
import { findDropPlace } from './drop-place'

const outline = [
  { key: 'a', level: 1 },
  { key: 'b', level: 2 },
  { key: 'c', level: 1 },
  { key: 'd', level: 2 },
]
/** Rows of 40 pixels, one below the other. */
const createRows = (...keys: string[]) =>
  keys.map((key, index) => ({ key, rect: { left: 0, right: 300, top: index * 40, bottom: index * 40 + 40 } }))
interface PointerPlace {
  y: number
  level: number
  maxLevel?: number
}
const findPlace = (key: string, pointer: PointerPlace, visibleRows = createRows('a', 'b', 'c', 'd')) =>
  findDropPlace(visibleRows, { outline, key, maxLevel: 3, ...pointer })

it.each([
  ['before all rows', 'c', { y: 5, level: 1 }, { index: 0, level: 1, y: 0 }],
  ['between two rows, as a sibling', 'd', { y: 90, level: 1 }, { index: 2, level: 1, y: 80 }],
  ['between two rows, as a child of the first', 'd', { y: 90, level: 2 }, { index: 2, level: 2, y: 80 }],
  ['between two rows, at the deepest possible level', 'd', { y: 90, level: 9 }, { index: 2, level: 3, y: 80 }],
  ['after all rows', 'a', { y: 500, level: 1 }, { index: 2, level: 1, y: 160 }],
  ['no higher than the row after it', 'c', { y: 50, level: 1 }, { index: 1, level: 2, y: 40 }],
])('drops an entry %s', (_description, key, pointer, place) => {
  expect(findPlace(key, pointer)).toEqual(place)
})

it('drops an entry after a collapsed one and all its descendants', () => {
  expect(findPlace('c', { y: 30, level: 1 }, createRows('a', 'c'))).toEqual({ index: 2, level: 1, y: 40 })
})

it('drops no entry below the maximum level', () => {
  expect(findPlace('a', { y: 500, level: 2, maxLevel: 2 })).toEqual({ index: 2, level: 1, y: 160 })
  expect(findPlace('a', { y: 110, level: 2, maxLevel: 2 })).toBeNull()
})
