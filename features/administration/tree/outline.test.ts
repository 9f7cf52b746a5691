import { expect, it } from 'vitest'
import { added, type OutlineItem, placed, type Step, standingOf, stepped, withoutBranch } from './outline'

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
])('%s goes %s: %s', (key, step, outline) => {
  expect(write(stepped(read(house), key, step, 3)) ?? null).toBe(outline)
})

it('nothing goes below the lowest level, with what is below it', () => {
  expect(stepped(read('a b -c'), 'b', 'in', 2)).toBeNull()
  expect(write(stepped(read('a b -c'), 'b', 'in', 3))).toBe('a -b --c')
})

it('an entry goes anywhere with all below it, comes, and goes away', () => {
  expect(write(placed(read(house), 'b', { index: 3, level: 1 }))).toBe('a -d e b -c f -g')
  expect(write(added(read(house), 'x', 'b'))).toBe('a -b --c --x -d e f -g')
  expect(write(added(read(house), 'x', null))).toBe(`${house} x`)
  expect(write(withoutBranch(read(house), 'a'))).toBe('e f -g')
})

it('knows where an entry stands', () => {
  expect(standingOf(read(house), 'd')).toEqual({ parent: 'a', position: 2, count: 2 })
  expect(standingOf(read(house), 'e')).toEqual({ parent: null, position: 2, count: 3 })
})
