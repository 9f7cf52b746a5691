import { expect, it } from 'vitest'
import {
  addItem,
  findSiblingPosition,
  moveBranch,
  moveByStep,
  type OutlineItem,
  removeBranch,
  type Step,
} from './outline'

/** `a -b --c` */
const read = (text: string): OutlineItem[] =>
  text.split(' ').map((word) => ({ key: word.replaceAll('-', ''), level: word.split('-').length }))
const write = (outline: readonly OutlineItem[] | null) =>
  outline?.map(({ key, level }) => '-'.repeat(level - 1) + key).join(' ')

const house = 'a -b --c -d e f -g'

it.each<[string, Step, string | null]>([
  ['d', 'up', 'a -d -b --c e f -g'],
  ['b', 'down', 'a -d -b --c e f -g'],
  ['e', 'up', 'e a -b --c -d f -g'],
  ['a', 'down', 'e a -b --c -d f -g'],
  ['e', 'down', 'a -b --c -d f -g e'],
  ['a', 'up', null],
  ['f', 'down', null],
  ['d', 'down', null],
  ['d', 'in', 'a -b --c --d e f -g'],
  ['e', 'in', 'a -b --c -d -e f -g'],
  ['f', 'in', 'a -b --c -d e -f --g'],
  ['b', 'in', null],
  ['a', 'in', null],
  ['b', 'out', 'a -d b -c e f -g'],
  ['g', 'out', 'a -b --c -d e f g'],
  ['e', 'out', null],
])('moves %s %s: %s', (key, step, outline) => {
  expect(write(moveByStep(read(house), key, step, 3)) ?? null).toBe(outline)
})

it('moves no branch below the lowest level', () => {
  expect(moveByStep(read('a b -c'), 'b', 'in', 2)).toBeNull()
  expect(write(moveByStep(read('a b -c'), 'b', 'in', 3))).toBe('a -b --c')
})

it('moves, adds and removes an entry with its descendants', () => {
  expect(write(moveBranch(read(house), 'b', { index: 3, level: 1 }))).toBe('a -d e b -c f -g')
  expect(write(addItem(read(house), 'x', 'b'))).toBe('a -b --c --x -d e f -g')
  expect(write(addItem(read(house), 'x', null))).toBe(`${house} x`)
  expect(write(removeBranch(read(house), 'a'))).toBe('e f -g')
})

it('returns the position of an entry', () => {
  expect(findSiblingPosition(read(house), 'd')).toEqual({ parent: 'a', position: 2, count: 2 })
  expect(findSiblingPosition(read(house), 'e')).toEqual({ parent: null, position: 2, count: 3 })
})
