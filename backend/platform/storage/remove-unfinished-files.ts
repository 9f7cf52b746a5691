import { join } from 'node:path'
import { mediaFolder, temporaryFolder } from './disk-storage'
import { deleteOldFiles } from './remove-old-files'

/** Longer than any write takes. */
const unfinishedMs = 24 * 3_600_000

/**
 * Deletes incomplete files of killed processes: they are unreferenced and may contain personal
 * data.
 */
export async function deleteUnfinishedFiles(dataDir: string, now: Date): Promise<void> {
  const folder = join(mediaFolder(dataDir), temporaryFolder)
  await deleteOldFiles(folder, new Date(now.getTime() - unfinishedMs))
}
