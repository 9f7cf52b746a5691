import { expect, it } from 'vitest'
import { findDropTarget, type MeasuredArea } from './drop-targets'

const toRect = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const toColumnArea = (number: number) => ({ parent: 'box', column: number })

/**
 * A heading across the whole width, a container with an empty right column, and a text on the
 * right.
 */
const areas: MeasuredArea[] = [
  {
    area: { parent: null, column: null },
    depth: 0,
    rect: toRect(0, 0, 1000, 1000),
    blocks: [
      { key: 'head', rect: toRect(50, 100, 950, 200) },
      { key: 'box', rect: toRect(50, 240, 950, 740) },
      { key: 'text', rect: toRect(400, 780, 950, 860) },
    ],
  },
  {
    area: toColumnArea(0),
    depth: 1,
    rect: toRect(50, 240, 480, 740),
    blocks: [
      { key: 'x', rect: toRect(50, 240, 480, 640) },
      { key: 'y', rect: toRect(50, 660, 480, 740) },
    ],
  },
  { area: toColumnArea(1), depth: 1, rect: toRect(520, 240, 950, 240), blocks: [] },
]

const findNameAt = (x: number, y: number, movingKeys: string[] = [], allowedAreas = areas) => {
  const target = findDropTarget({ x, y }, allowedAreas, movingKeys)
  return target && `${target.position.parent ?? 'page'}${target.position.column ?? ''}:${target.position.index}`
}

it.each([
  [500, 90, 'page:0'],
  [500, 215, 'page:1'],
  [20, 770, 'page:2'],
  [10, 990, 'page:3'],
  [200, 244, 'page:1'],
  [200, 260, 'box0:0'],
  [200, 600, 'box0:1'],
  [470, 440, 'box0:0'],
  [200, 725, 'box0:2'],
  [600, 260, 'box1:0'],
])('finds at %d, %d the target %s', (x, y, name) => {
  expect(findNameAt(x, y)).toBe(name)
})

it('treats the position after a moved block as the one before it', () => {
  expect(findNameAt(500, 215, ['head'])).toBe('page:0')
  expect(findNameAt(200, 650, ['x', 'head'])).toBe('box0:0')
})

it('finds the nearest target in the allowed lists', () => {
  expect(findNameAt(900, 900, [], areas.slice(1))).toBe('box0:2')
  expect(findNameAt(900, 100, [], areas.slice(1))).toBe('box1:0')
  expect(findNameAt(900, 100, [], [])).toBeNull()
})

it('creates no drop target for an invisible block', () => {
  const hidden = { area: { parent: null, column: null }, depth: 0, rect: toRect(0, 0, 100, 100) }
  const blocks = [
    { key: 'a', rect: null },
    { key: 'b', rect: toRect(0, 0, 100, 40) },
    { key: 'c', rect: null },
  ]
  expect(findNameAt(10, 10, [], [{ ...hidden, blocks }])).toBe('page:1')
  expect(findNameAt(10, 90, [], [{ ...hidden, blocks }])).toBe('page:2')
})
