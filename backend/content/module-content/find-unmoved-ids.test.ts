import { expect, it } from 'vitest'
import { findUnmovedIds } from './find-unmoved-ids'

it.each([
  ['an unchanged order', [1, 2, 3], [1, 2, 3], [1, 2, 3]],
  ['an id at the front', [3, 1, 2], [1, 2, 3], [1, 2]],
  ['an id at the end', [2, 3, 1], [1, 2, 3], [2, 3]],
  ['a new id and a removed one', [1, 9, 3], [1, 2, 3], [1, 3]],
  ['new ids only', [7, 8], [1], []],
])('returns the ids that need no move for %s', (_case, target, current, unmovedIds) => {
  expect([...findUnmovedIds(target, current)].toSorted()).toEqual(unmovedIds)
})
