import { statfs } from 'node:fs/promises'
import { InsufficientStorageError } from '../errors'
import { cacheFor } from '../runtime/cache-for'

/** PGlite cannot recover from a full disk: below this reserve nothing is written. */
export const reserveBytes = 64 * 1024 * 1024
const trustedForMs = 1000

type FreeBytes = () => Promise<number>

/** The disk that a folder lies on, in bytes. */
export interface DiskSpace {
  free: number
  size: number
}

/** Asks the system how much space the disk of a folder has. */
export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Free space of the disk that a folder lies on. */
export function freeBytesOf(folder: string): FreeBytes {
  return async () => (await diskSpaceOf(folder)).free
}

/**
 * A check to be called before writes: it throws InsufficientStorageError below the reserve. The disk is asked at most
 * once a second.
 */
export function createFreeSpaceCheck(
  freeBytes: FreeBytes,
  now: () => number = Date.now,
): () => Promise<void> {
  const askedBytes = cacheFor(trustedForMs, freeBytes, now)
  return async () => {
    if ((await askedBytes()) < reserveBytes) {
      throw new InsufficientStorageError('The disk is nearly full: nothing can be saved at present.')
    }
  }
}
