import { join } from 'node:path'
import type { Services } from '../services'
import { mediaFolder, temporaryFolder } from './file-storage'
import { removeOldFiles } from './remove-old-files'

/** No file takes as long to be written. */
const unfinishedMs = 24 * 3_600_000

/** Removes files that a killed process has left half written: nothing names them, and they may be somebody's. */
export async function removeUnfinishedFiles({ env, clock }: Pick<Services, 'env' | 'clock'>): Promise<void> {
  const folder = join(mediaFolder(env.DATA_DIR), temporaryFolder)
  await removeOldFiles(folder, new Date(clock().getTime() - unfinishedMs))
}
