import { chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Makes the data folder and the database's folder in it, for this user alone. A data folder that existed keeps its
 * rights, since others may use it too; what this program puts there is closed by itself.
 */
export async function prepareDataDir(folder: string): Promise<{ dataDir: string; databaseDir: string }> {
  const dataDir = resolve(folder)
  const databaseDir = join(dataDir, 'database')
  await mkdir(databaseDir, { recursive: true, mode: 0o700 })
  await chmod(databaseDir, 0o700)
  return { dataDir, databaseDir }
}
