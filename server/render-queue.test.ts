import { expect, it } from 'vitest'
import { createRenderQueue } from './render-queue'
import { deferred } from './testing/fake-pages'

const never = 2 ** 30
const settled = () => new Promise(setImmediate)

/** Begins works in a queue and tells which have begun. */
function works(most: number, count: number, longestWaitMs = never) {
  const queue = createRenderQueue(most, longestWaitMs)
  const begun: number[] = []
  const ends = Array.from({ length: count }, () => deferred())
  const results = ends.map(({ promise }, index) =>
    queue.run(async () => {
      begun.push(index)
      await promise
      if (index === 0) throw new Error('failed')
    }),
  )
  return { begun, ends, results }
}

it('lets a few run at a time, the others in their order, also after a failure', async () => {
  const { begun, ends, results } = works(2, 4)
  await settled()
  expect(begun).toEqual([0, 1])
  ends[0]?.resolve()
  await expect(results[0]).rejects.toThrow('failed')
  await settled()
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  await Promise.all(results.slice(1))
  expect(begun).toEqual([0, 1, 2, 3])
})

it('lets nobody wait for ever behind works that hang', async () => {
  const { begun, ends, results } = works(1, 2, 1)
  ends[1]?.resolve()
  await results[1]
  expect(begun).toEqual([0, 1])
  ends[0]?.resolve()
  await expect(results[0]).rejects.toThrow('failed')
})
