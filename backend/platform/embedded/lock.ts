import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { unwritable } from './data-dir'
import { isAlive, processIdentitySchema, thisProcess } from './process-identity'

/** Another process uses the folder: two on one embedded database would destroy it. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError'
}

/**
 * Locks a data folder: the operating system locks a file as long as this process lives, so that running
 * processes are distinguished from dead ones, also across containers, whatever their names and ids are. The
 * file's content, this process's identity, is for people. The file is never deleted, since another process
 * could lock its replacement.
 * @throws DataDirInUseError, or Error where the folder cannot be written or the file system knows no locks
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const file = await open(join(dataDir, 'lock'), constants.O_RDWR | constants.O_CREAT, 0o600).catch(
    (error) => {
      throw unwritable(dataDir, error)
    },
  )
  try {
    await acquire(file, dataDir)
    await write(file, JSON.stringify(thisProcess()))
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

async function acquire(file: FileHandle, dataDir: string): Promise<void> {
  const isLocked = await tryToLock(file, dataDir)
  const holder = holderOf(await file.readFile('utf8'))
  // A server of a version that wrote the file but did not lock it may still run here.
  if (!isLocked || (holder && isAlive(holder))) {
    const who = holder ? `Process ${holder.pid} on ${holder.host}` : 'Another process'
    throw new DataDirInUseError(`The data folder ${dataDir} is in use. ${who} has it; stop that first.`)
  }
}

async function tryToLock(file: FileHandle, dataDir: string): Promise<boolean> {
  try {
    // Loaded when it is needed: where it does not run, PostgreSQL still may.
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

async function write(file: FileHandle, text: string): Promise<void> {
  await file.truncate(0)
  await file.write(text, 0)
}

function holderOf(content: string) {
  try {
    return processIdentitySchema.parse(JSON.parse(content))
  } catch {
    return null
  }
}
