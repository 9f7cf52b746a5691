import { expect, it } from 'vitest'
import { createTokenBuckets } from './token-buckets'

const start = Date.parse('2026-11-21T09:00:00Z')
const toTime = (seconds: number) => new Date(start + seconds * 1000)

it('admits a burst, then the refilled tokens, and at most a burst after a long time', () => {
  const buckets = createTokenBuckets({ burst: 3, perSecond: 0.5 })
  const take = (count: number, seconds: number) =>
    Array.from({ length: count }, () => buckets.take('a', toTime(seconds)))
  expect(take(5, 0)).toEqual([0, 0, 0, 2, 2])
  expect(take(2, 2)).toEqual([0, 2])
  expect(take(4, 3600)).toEqual([0, 0, 0, 2])
})

it('has a bucket for each key', () => {
  const buckets = createTokenBuckets({ burst: 1, perSecond: 1 })
  expect(['a', 'b', 'a', 'b'].map((key) => buckets.take(key, toTime(0)))).toEqual([0, 0, 1, 1])
})

it('removes no tokens when the clock is set back', () => {
  const buckets = createTokenBuckets({ burst: 2, perSecond: 1 })
  expect([0, -60, -60].map((seconds) => buckets.take('a', toTime(seconds)))).toEqual([0, 0, 1])
})

it('stores at most the maximum number of keys', () => {
  const buckets = createTokenBuckets({ burst: 1, perSecond: 0.001 }, 2)
  for (const key of ['a', 'b', 'c']) buckets.take(key, toTime(0))
  expect([buckets.take('c', toTime(0)), buckets.take('a', toTime(0))]).toEqual([1000, 0])
})
