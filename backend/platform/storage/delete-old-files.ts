import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing } from '@/lib/node/null-if-missing'

/**
 * Deletes the files of a folder that were last written before the cutoff. Ignores missing files and
 * folders.
 */
export async function deleteOldFiles(folder: string, cutoff: Date): Promise<void> {
  const names = await nullIfMissing(readdir(folder))
  for (const name of names ?? []) {
    const path = join(folder, name)
    const stats = await nullIfMissing(stat(path))
    if (stats?.isFile() && stats.mtime < cutoff) await rm(path, { force: true })
  }
}
