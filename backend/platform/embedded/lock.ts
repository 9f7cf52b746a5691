import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { toUnwritableError } from './data-dir'
import { getOwnIdentity, isAlive, processIdentitySchema } from './process-identity'

/** Another process uses the data folder, which would damage the embedded database. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError'
}

/**
 * Locks a data folder with a lock of the operating system, which ends with the process. The lock
 * file names the process for error messages. It is never deleted, because another process could
 * then lock a new file.
 * @throws DataDirInUseError, or Error if the folder is unwritable or cannot be locked
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const file = await open(join(dataDir, 'lock'), constants.O_RDWR | constants.O_CREAT, 0o600).catch((error) => {
    throw toUnwritableError(dataDir, error)
  })
  try {
    await acquireLock(file, dataDir)
    await writeHolder(file, JSON.stringify(getOwnIdentity()))
  } catch (error) {
    await file.close()
    throw error
  }
  return {
    async release() {
      await file.truncate(0)
      await file.close()
    },
  }
}

async function acquireLock(file: FileHandle, dataDir: string): Promise<void> {
  const isLocked = await tryToLock(file, dataDir)
  const holder = parseHolder(await file.readFile('utf8'))
  // Old releases write the file without a lock, and may still run.
  if (!isLocked || (holder && isAlive(holder))) {
    const holderName = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
    throw new DataDirInUseError(`The data folder ${dataDir} is in use by ${holderName}. Stop that process first.`)
  }
}

async function tryToLock(file: FileHandle, dataDir: string): Promise<boolean> {
  try {
    // Loaded on demand, because only the embedded database needs the package.
    const { tryLock } = await import('fs-native-extensions')
    return tryLock(file.fd)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data folder ${dataDir} cannot be locked (${reason}). Put it on a local disk, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}

async function writeHolder(file: FileHandle, text: string): Promise<void> {
  await file.truncate(0)
  await file.write(text, 0)
}

function parseHolder(content: string) {
  try {
    return processIdentitySchema.parse(JSON.parse(content))
  } catch {
    return null
  }
}
