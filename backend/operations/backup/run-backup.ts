import { access, constants, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toReason } from '@/backend/platform/to-reason'
import { UsageError } from '@/lib/node/command-line.mjs'
import type { BackupCommand } from './arguments'
import { type BackupParts, createBackup } from './create-backup'
import { recordBackup } from './note-backup'
import { abandonedBackups, backupName, listStaleBackups } from './retention'
import { formatSummary } from './summary'

/**
 * Writes a backup to a new file, or to a folder in which it then deletes old backups. Records the
 * time in the database.
 * @throws UsageError if there is no such folder; Error if the file exists or the folder is not
 * writable
 */
export async function runBackup(parts: BackupParts, { place, keep }: BackupCommand): Promise<void> {
  const folder = (await isFolder(place)) ? place : null
  if (keep && !folder) throw new UsageError(`${place} is no folder: --keep is for a folder of backups.`)
  const file = folder ? join(folder, backupName(parts.now)) : place
  if (await isThere(file)) throw new Error(`${file} is there already.`)
  await requireWritable(dirname(file))
  const manifest = await createBackup(parts, file)
  parts.print(`${file}: ${formatSummary(manifest)}, ${((await stat(file)).size / 1e6).toFixed(1)} MB.`)
  await recordBackup(parts)
  if (!folder || !keep) return
  const names = await readdir(folder)
  const stale = [...listStaleBackups(names, keep), ...abandonedBackups(names, parts.now)]
  for (const name of stale.filter((staleName) => staleName !== backupName(parts.now))) {
    await rm(join(folder, name), { force: true })
    parts.print(`Deleted: ${join(folder, name)}`)
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
}

async function requireWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw new Error(
      `No backup can be written to the folder ${folder} (${toReason(error)}). Make it, and give the user of this program the right to write it.`,
      { cause: error },
    )
  })
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
