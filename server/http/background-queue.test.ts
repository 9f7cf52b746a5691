import { expect, it } from 'vitest'
import { deferred } from '@/tests/deferred'
import { BackgroundQueue } from './background-queue'

it('runs one task at a time, each key once, and drops what exceeds the limit', async () => {
  const queue = new BackgroundQueue<object>(3)
  const keys = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  const gates = keys.map(() => deferred<void>())
  const starts: string[] = []
  const add = (index: number) =>
    queue.add(keys[index] ?? {}, async () => {
      starts.push(keys[index]?.name ?? '')
      await gates[index]?.promise
    })
  for (const index of [0, 0, 1, 2, 3]) add(index)
  await expect.poll(() => starts).toEqual(['a'])
  gates[0]?.resolve()
  await expect.poll(() => starts).toEqual(['a', 'b'])
  // There is room again.
  add(3)
  for (const gate of gates) gate.resolve()
  await expect.poll(() => starts).toEqual(['a', 'b', 'c', 'd'])
})

it('continues after a failure, and accepts a finished key again', async () => {
  const queue = new BackgroundQueue<object>(3)
  const key = {}
  let runs = 0
  queue.add(key, async () => {
    throw new Error('failed')
  })
  await expect
    .poll(() => {
      queue.add(key, async () => {
        runs += 1
      })
      return runs
    })
    .toBeGreaterThan(0)
})
