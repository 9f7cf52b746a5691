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

/** Parses `a -b --c`, in which each hyphen is a level. */
const parse = (text: string): OutlineItem[] =>
  text.split(' ').map((word) => ({ key: word.replaceAll('-', ''), level: word.split('-').length }))
const format = (outline: readonly OutlineItem[] | null) =>
  outline?.map(({ key, level }) => '-'.repeat(level - 1) + key).join(' ')

const menu = 'a -b --c -d e f -g'

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
  expect(format(moveByStep(parse(menu), key, step, 3)) ?? null).toBe(outline)
})

it('moves no branch below the lowest level', () => {
  expect(moveByStep(parse('a b -c'), 'b', 'in', 2)).toBeNull()
  expect(format(moveByStep(parse('a b -c'), 'b', 'in', 3))).toBe('a -b --c')
})

it('moves, adds and removes an entry with its descendants', () => {
  expect(format(moveBranch(parse(menu), 'b', { index: 3, level: 1 }))).toBe('a -d e b -c f -g')
  expect(format(addItem(parse(menu), 'x', 'b'))).toBe('a -b --c --x -d e f -g')
  expect(format(addItem(parse(menu), 'x', null))).toBe(`${menu} x`)
  expect(format(removeBranch(parse(menu), 'a'))).toBe('e f -g')
})

it('returns the position of an entry', () => {
  expect(findSiblingPosition(parse(menu), 'd')).toEqual({ parentKey: 'a', position: 2, count: 2 })
  expect(findSiblingPosition(parse(menu), 'e')).toEqual({ parentKey: null, position: 2, count: 3 })
})
