import { expect, it } from 'vitest'
import { ServerBusyError } from '../errors'
import { createBoundedPool } from './bounded-pool'

const settle = () => new Promise(setImmediate)

function startWorks(count: number, limits: { maxConcurrent: number; maxQueued: number }) {
  const pool = createBoundedPool(limits)
  const starts: number[] = []
  const ends: (() => void)[] = []
  const results = Array.from({ length: count }, (_, index) =>
    pool.run(async () => {
      starts.push(index)
      await new Promise<void>((resolve) => {
        ends[index] = resolve
      })
      if (index === 0) throw new Error('failed')
      return index
    }),
  )
  return { pool, begun: starts, ends, results }
}

it('runs a limited number at a time and the others in order, also after a failure', async () => {
  const { begun, ends, results } = startWorks(4, { maxConcurrent: 2, maxQueued: 2 })
  await settle()
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await expect(results[0]).rejects.toThrow('failed')
  await settle()
  expect(begun).toEqual([0, 1, 2])
  ends[2]?.()
  ends[1]?.()
  await settle()
  ends[3]?.()
  expect(await Promise.all(results.slice(1))).toEqual([1, 2, 3])
})

it('rejects tasks beyond the queue limit without starting them, and accepts tasks again later', async () => {
  const { pool, begun, ends, results } = startWorks(4, { maxConcurrent: 1, maxQueued: 2 })
  await expect(results[3]).rejects.toThrow(ServerBusyError)
  const rejection = expect(results[0]).rejects.toThrow('failed')
  for (const index of [0, 1, 2]) {
    ends[index]?.()
    await settle()
  }
  await rejection
  expect(begun).toEqual([0, 1, 2])
  expect(await pool.run(async () => 'again')).toBe('again')
})
