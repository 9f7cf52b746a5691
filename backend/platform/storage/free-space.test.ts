import { expect, test } from 'vitest'
import { InsufficientStorageError } from '../errors'
import { createFreeSpaceCheck, reserveBytes } from './free-space'

test('writes are refused below the reserve and allowed again above it', async () => {
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

test('the disk is asked at most once a second, and asked again after a failure', async () => {
  let asked = 0
  let now = 0
  const assertFreeSpace = createFreeSpaceCheck(
    async () => {
      asked += 1
      if (asked === 1) throw new Error('busy')
      return reserveBytes
    },
    () => now,
  )
  await expect(assertFreeSpace()).rejects.toThrow('busy')
  await assertFreeSpace()
  await assertFreeSpace()
  expect(asked).toBe(2)
  now += 1000
  await assertFreeSpace()
  expect(asked).toBe(3)
})
