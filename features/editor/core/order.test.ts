import { expect, it } from 'vitest'
import { findMisplaced } from './order'

it.each([
  ['abcd', 'abcd', ''],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcda', 'a'],
  ['abcd', 'acbd', 'c'],
  ['abcdef', 'xbfadcy', 'bac'],
  ['', 'ab', ''],
])('finds the fewest moves from %s to %s', (from, to, moved) => {
  const moves = findMisplaced([...from], [...to])
  expect(moves).toHaveLength(moved.length)
  const remainingKeys = [...to].filter((key) => from.includes(key) && !moves.includes(key))
  expect(remainingKeys).toEqual([...from].filter((key) => remainingKeys.includes(key)))
})
