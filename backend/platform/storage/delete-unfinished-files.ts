import { join } from 'node:path'
import { deleteOldFiles } from './delete-old-files'
import { mediaFolder, temporaryFolder } from './disk-storage'

/** Maximum duration of a write. */
const unfinishedMs = 24 * 3_600_000

/** Deletes incomplete files of killed processes, which may contain personal data. */
export async function deleteUnfinishedFiles(dataDir: string, now: Date): Promise<void> {
  const folder = join(mediaFolder(dataDir), temporaryFolder)
  await deleteOldFiles(folder, new Date(now.getTime() - unfinishedMs))
}
