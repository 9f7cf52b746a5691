import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { InsufficientStorageError } from '../errors'
import { reserveBytes } from '../storage/free-space'

/**
 * Makes the data folder and the database's folder in it, for this user alone. A data folder that existed keeps its
 * rights, since others may use it too; what this program puts there is closed by itself.
 * @throws Error that says what to do where the folder cannot be written
 */
export async function prepareDataDir(folder: string): Promise<{ dataDir: string; databaseDir: string }> {
  const dataDir = resolve(folder)
  const databaseDir = join(dataDir, 'database')
  try {
    await mkdir(databaseDir, { recursive: true, mode: 0o700 })
    await chmod(databaseDir, 0o700)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
  return { dataDir, databaseDir }
}

/** What a folder that cannot be written says to who starts the program. */
export function unwritable(dataDir: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The data folder ${dataDir} cannot be written (${reason}). Give the user of this program the right to, or set DATA_DIR.`,
    { cause },
  )
}

/** What a new database with the demo and its files takes, some 130 MiB, and what must stay free beside it. */
const newDatabaseBytes = 200 * 1024 * 1024
const mebi = 1024 * 1024

/**
 * Makes sure that the disk has room to start, and to make a database where there is none yet.
 * @param freeBytes of the disk of the data folder
 * @throws InsufficientStorageError that says what to do
 */
export async function requireRoom(databaseDir: string, freeBytes: number): Promise<void> {
  const isNew = !(await readdir(databaseDir)).includes('PG_VERSION')
  const needed = isNew ? newDatabaseBytes : reserveBytes
  if (freeBytes >= needed) return
  throw new InsufficientStorageError(
    `Only ${Math.floor(freeBytes / mebi)} MiB are free on the disk of ${databaseDir}, and ${isNew ? 'a first start' : 'a start'} needs ${needed / mebi}. Make room there, or set DATA_DIR to a folder on another disk.`,
  )
}
