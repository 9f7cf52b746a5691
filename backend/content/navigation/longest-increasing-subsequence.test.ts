import { expect, it } from 'vitest'
import { longestIncreasingSubsequence } from './longest-increasing-subsequence'

it.each([
  ['nothing is moved', [1, 2, 3], [1, 2, 3], [1, 2, 3]],
  ['one went to the front', [3, 1, 2], [1, 2, 3], [1, 2]],
  ['one went to the end', [2, 3, 1], [1, 2, 3], [2, 3]],
  ['one is new, others stand between', [1, 9, 3], [1, 2, 3], [1, 3]],
  ['all came from elsewhere', [7, 8], [1], []],
])('%s', (_what, target, current, unmoved) => {
  expect([...longestIncreasingSubsequence(target, current)].toSorted()).toEqual(unmoved)
})
