import { statfs } from 'node:fs/promises'
import { InsufficientStorageError } from '../errors'
import { createCachedLoader } from '../runtime/cache-for'

/** Minimum free space for writes. PGlite cannot recover from a full disk. */
export const reserveBytes = 64 * 1024 * 1024
const cacheMs = 1000

type ReadFreeBytes = () => Promise<number>

/** Space of a disk in bytes. */
export interface DiskSpace {
  free: number
  size: number
}

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Creates a reader for the free space of the disk with a folder. */
export function createFreeBytesReader(folder: string): ReadFreeBytes {
  return async () => (await readDiskSpace(folder)).free
}

/**
 * Creates a check that writes call first. It throws InsufficientStorageError below `reserveBytes`
 * and reads the disk at most once a second.
 */
export function createFreeSpaceCheck(readFreeBytes: ReadFreeBytes, now: () => number = Date.now): () => Promise<void> {
  const readCachedFreeBytes = createCachedLoader(cacheMs, readFreeBytes, now)
  return async () => {
    if ((await readCachedFreeBytes()) < reserveBytes) {
      throw new InsufficientStorageError('The disk is nearly full: nothing can be saved at present.')
    }
  }
}
