import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { InsufficientStorageError } from '../errors'
import { reserveBytes } from '../storage/free-space'

/**
 * Creates the data folder and its database folder. Only the current user may enter the latter.
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

/** Creates the error for an unwritable data folder. */
export function toUnwritableError(dataDir: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The data folder ${dataDir} cannot be written (${reason}). Give the user of this program write access, or set DATA_DIR.`,
    { cause },
  )
}

const bytesPerMebibyte = 1024 * 1024
/** A new database with the demo takes 130 MiB. The rest is a reserve. */
const newDatabaseBytes = 200 * bytesPerMebibyte

/**
 * Asserts that the disk has space to start the server. The first start needs more.
 * @throws InsufficientStorageError
 */
export async function assertStartSpace(databaseDir: string, freeBytes: number): Promise<void> {
  const isNew = !(await readdir(databaseDir)).includes('PG_VERSION')
  const requiredBytes = isNew ? newDatabaseBytes : reserveBytes
  if (freeBytes >= requiredBytes) return
  throw new InsufficientStorageError(
    `Only ${Math.floor(freeBytes / bytesPerMebibyte)} MiB are free on the disk of ${databaseDir}, and ${isNew ? 'a first start' : 'a start'} needs ${requiredBytes / bytesPerMebibyte}. Make room there, or set DATA_DIR to a folder on another disk.`,
  )
}
