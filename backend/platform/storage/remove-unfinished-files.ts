import { join } from 'node:path'
import { mediaFolder, temporaryFolder } from './disk-storage'
import { removeOldFiles } from './remove-old-files'

/** No file takes as long to be written. */
const unfinishedMs = 24 * 3_600_000

/** Removes files that a killed process has left half written in a data folder: nothing names them, and they may be somebody's. */
export async function removeUnfinishedFiles(dataDir: string, now: Date): Promise<void> {
  const folder = join(mediaFolder(dataDir), temporaryFolder)
  await removeOldFiles(folder, new Date(now.getTime() - unfinishedMs))
}
