import { statfs } from 'node:fs/promises'
import { InsufficientStorageError } from '../errors'
import { cacheFor } from '../runtime/cache-for'

/** Reserve below which writes are rejected: PGlite cannot recover from a full disk. */
export const reserveBytes = 64 * 1024 * 1024
const cacheMs = 1000

type FreeBytes = () => Promise<number>

/** Space of a disk, in bytes. */
export interface DiskSpace {
  free: number
  size: number
}

/** Reads the space of a folder's disk. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Creates a function that reads the free bytes of a folder's disk. */
export function createFreeBytesReader(folder: string): FreeBytes {
  return async () => (await readDiskSpace(folder)).free
}

/**
 * Creates a check to call before writes: it throws InsufficientStorageError below the reserve.
 * Reads the disk at most once a second.
 */
export function createFreeSpaceCheck(
  freeBytes: FreeBytes,
  now: () => number = Date.now,
): () => Promise<void> {
  const cachedFreeBytes = cacheFor(cacheMs, freeBytes, now)
  return async () => {
    if ((await cachedFreeBytes()) < reserveBytes) {
      throw new InsufficientStorageError('The disk is nearly full: nothing can be saved at present.')
    }
  }
}
