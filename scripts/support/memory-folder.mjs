import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** A full run needs about a tenth of it for databases, browser profiles and pictures. */
const minFreeBytes = 4 * 1024 ** 3

/**
 * Finds a folder in memory for the files of tests. Some hundred test files each copy a database of
 * a thousand small files, which takes ten times as long on a disk.
 * @returns its path; null if there is none with enough space
 */
export function findMemoryFolder() {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= minFreeBytes ? folder : null
  } catch {
    return null
  }
}
