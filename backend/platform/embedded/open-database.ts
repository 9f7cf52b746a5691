import type { DatabaseTarget } from '../db/client'
import { readDiskSpace } from '../storage/free-space'
import { assertStartSpace, prepareDataDir } from './data-dir'
import { lockDataDir } from './lock'
import { startEmbeddedServer } from './server'

/**
 * Opens the embedded database of a data folder, which it creates if missing.
 * @throws DataDirInUseError, InsufficientStorageError, or Error if the folder is unusable
 */
export async function openEmbedded(
  folder: string,
  onFailure: (error: Error) => void,
): Promise<{ target: DatabaseTarget; close(): Promise<void> }> {
  const { dataDir, databaseDir } = await prepareDataDir(folder)
  const lock = await lockDataDir(dataDir)
  try {
    await assertStartSpace(databaseDir, (await readDiskSpace(databaseDir)).free)
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
