import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing } from '@/lib/node/null-if-missing'

/**
 * Deletes the files that stand directly in a folder and were last written before a time. A folder that is not there has none; what
 * another server deletes meanwhile is none either.
 */
export async function removeOldFiles(folder: string, before: Date): Promise<void> {
  const names = await nullIfMissing(readdir(folder))
  for (const name of names ?? []) {
    const path = join(folder, name)
    const found = await nullIfMissing(stat(path))
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true })
  }
}
