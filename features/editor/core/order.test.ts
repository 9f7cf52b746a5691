import { expect, it } from 'vitest'
import { findMisplaced } from './order'

it.each([
  ['abcd', 'abcd', ''],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcda', 'a'],
  ['abcd', 'acbd', 'c'],
  ['abcdef', 'xbfadcy', 'bac'],
  ['', 'ab', ''],
])('from %s to %s the fewest are moved', (from, to, moved) => {
  const found = findMisplaced([...from], [...to])
  expect(found).toHaveLength(moved.length)
  const kept = [...to].filter((key) => from.includes(key) && !found.includes(key))
  expect(kept).toEqual([...from].filter((key) => kept.includes(key)))
})
