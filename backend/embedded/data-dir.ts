import { chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

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
