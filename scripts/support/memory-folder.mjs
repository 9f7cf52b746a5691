import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** Databases, browsers' profiles and pictures of a whole run need about a tenth of it. */
const minFreeBytes = 4 * 1024 ** 3

/**
 * A folder in memory for what tests write, if the machine has one with room: each of some hundred test files copies a
 * database of a thousand small files, which a disk takes ten times as long for.
 * @returns its path, or null
 */
export function memoryFolder() {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= minFreeBytes ? folder : null
  } catch {
    return null
  }
}
