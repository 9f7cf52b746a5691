import type { DatabaseTarget } from '../db/client'
import { diskSpaceOf } from '../storage/free-space'
import { prepareDataDir, requireRoom } from './data-dir'
import { lockDataDir } from './lock'
import { startEmbeddedServer } from './server'

/**
 * Opens the embedded database of a data folder, which is made when it is missing.
 * @throws DataDirInUseError, InsufficientStorageError, or Error that says what to do where the folder cannot be used
 */
export async function openEmbedded(
  folder: string,
  onFailure: (error: Error) => void,
): Promise<{ target: DatabaseTarget; close(): Promise<void> }> {
  const { dataDir, databaseDir } = await prepareDataDir(folder)
  const lock = await lockDataDir(dataDir)
  try {
    await requireRoom(databaseDir, (await diskSpaceOf(databaseDir)).free)
    const server = await startEmbeddedServer(databaseDir, dataDir, onFailure)
    return {
      target: { kind: 'embedded', socketFolder: server.socketFolder, onNotification: server.onNotification },
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
