import { expect, it } from 'vitest'
import { InsufficientStorageError } from '../errors'
import { createFreeSpaceCheck, reserveBytes } from './free-space'

it('rejects writes below the reserve and allows them above it', async () => {
  let free = reserveBytes
  let now = 0
  const assertFreeSpace = createFreeSpaceCheck(
    async () => free,
    () => now,
  )
  await expect(assertFreeSpace()).resolves.toBeUndefined()
  free = reserveBytes - 1
  now += 1000
  await expect(assertFreeSpace()).rejects.toThrow(InsufficientStorageError)
  free = reserveBytes
  now += 1000
  await expect(assertFreeSpace()).resolves.toBeUndefined()
})

it('reads the disk at most once a second, and again after a failure', async () => {
  let readCount = 0
  let now = 0
  const assertFreeSpace = createFreeSpaceCheck(
    async () => {
      readCount += 1
      if (readCount === 1) throw new Error('busy')
      return reserveBytes
    },
    () => now,
  )
  await expect(assertFreeSpace()).rejects.toThrow('busy')
  await assertFreeSpace()
  await assertFreeSpace()
  expect(readCount).toBe(2)
  now += 1000
  await assertFreeSpace()
  expect(readCount).toBe(3)
})
