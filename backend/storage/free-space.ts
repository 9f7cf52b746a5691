import { statfs } from 'node:fs/promises'
import { InsufficientStorageError } from '../errors'

/** PGlite cannot recover from a full disk: below this reserve nothing is written. */
export const reserveBytes = 64 * 1024 * 1024
const trustedForMs = 1000

type FreeBytes = () => Promise<number>

/** Free space of the disk that a folder lies on. */
export function freeBytesOf(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/**
 * A check to be called before writes: it throws InsufficientStorageError below the reserve. The disk is asked at most
 * once a second.
 */
export function createFreeSpaceCheck(
  freeBytes: FreeBytes,
  now: () => number = Date.now,
): () => Promise<void> {
  let asked: { at: number; free: Promise<number> } | undefined
  return async () => {
    if (!asked || now() - asked.at >= trustedForMs) asked = { at: now(), free: freeBytes() }
    const free = await asked.free.catch((error: unknown) => {
      asked = undefined
      throw error
    })
    if (free < reserveBytes) {
      throw new InsufficientStorageError('The disk is nearly full: nothing can be saved at present.')
    }
  }
}
