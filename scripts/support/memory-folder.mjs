import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/**
 * Minimum free space. A full run uses about a tenth of it, for databases, browser profiles and
 * pictures.
 */
const minFreeBytes = 4 * 1024 ** 3

/**
 * Finds a folder in memory for the files of tests. Several hundred test files each copy a database
 * that consists of a thousand small files. On a disk this takes ten times as long.
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
