import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { InsufficientStorageError } from '../errors'
import { reserveBytes } from '../storage/free-space'

/**
 * Creates the data folder and its database folder with access for this user only. An existing data
 * folder keeps its permissions, since others may use it; the database folder is closed.
 * @throws Error with advice if the folder is not writable
 */
export async function prepareDataDir(folder: string): Promise<{ dataDir: string; databaseDir: string }> {
  const dataDir = resolve(folder)
  const databaseDir = join(dataDir, 'database')
  try {
    await mkdir(databaseDir, { recursive: true, mode: 0o700 })
    await chmod(databaseDir, 0o700)
  } catch (error) {
    throw toUnwritableError(dataDir, error)
  }
  return { dataDir, databaseDir }
}

/** Creates the error for a data folder that is not writable. */
export function toUnwritableError(dataDir: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The data folder ${dataDir} cannot be written (${reason}). Give the user of this program the right to, or set DATA_DIR.`,
    { cause },
  )
}

/** Space for a new database with the demo and its files (some 130 MiB), plus the reserve. */
const newDatabaseBytes = 200 * 1024 * 1024
const mebi = 1024 * 1024

/**
 * Asserts that the disk has space to start, or for a new database.
 * @param freeBytes free bytes of the data folder's disk
 * @throws InsufficientStorageError with advice
 */
export async function assertRoom(databaseDir: string, freeBytes: number): Promise<void> {
  const isNew = !(await readdir(databaseDir)).includes('PG_VERSION')
  const requiredBytes = isNew ? newDatabaseBytes : reserveBytes
  if (freeBytes >= requiredBytes) return
  throw new InsufficientStorageError(
    `Only ${Math.floor(freeBytes / mebi)} MiB are free on the disk of ${databaseDir}, and ${isNew ? 'a first start' : 'a start'} needs ${requiredBytes / mebi}. Make room there, or set DATA_DIR to a folder on another disk.`,
  )
}
