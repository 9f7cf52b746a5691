import { chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DatabaseTarget } from '../db/client'
import { createRoomCheck, freeBytesOf } from '../media/room'
import { lockDataDir } from './lock'
import { startEmbeddedServer } from './server'

/**
 * Opens the embedded database of a data folder, which is made when it is missing and is this user's alone.
 * @throws DataDirInUseError, InsufficientStorageError
 */
export async function openEmbedded(
  folder: string,
  onFailure: (error: Error) => void,
): Promise<{ target: DatabaseTarget; close(): Promise<void> }> {
  const dataDir = resolve(folder)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  const lock = await lockDataDir(dataDir)
  try {
    await createRoomCheck(freeBytesOf(dataDir))()
    const server = await startEmbeddedServer(join(dataDir, 'database'), dataDir, onFailure)
    return {
      target: { kind: 'embedded', socketFolder: server.socketFolder },
      async close() {
        await server.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
