import { access, constants, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toReason } from '@/backend/platform/to-reason'
import { UsageError } from '@/lib/node/command-line.mjs'
import type { BackupCommand } from './arguments'
import { type BackupContext, createBackup } from './create-backup'
import { recordBackup } from './record-backup'
import { createBackupName, listAbandonedBackups, listStaleBackups } from './retention'
import { formatSummary } from './summary'

/**
 * Writes a backup to a new file or into a folder, and records its time. In a folder it deletes old
 * backups by the retention rule.
 * @throws UsageError for a retention rule without a folder, Error if the file exists or cannot be
 * written
 */
export async function runBackup(context: BackupContext, { path, keep }: BackupCommand): Promise<void> {
  const folder = (await isFolder(path)) ? path : null
  if (keep && !folder) throw new UsageError(`${path} is not a folder. --keep needs a folder of backups.`)
  const file = folder ? join(folder, createBackupName(context.now)) : path
  if (await hasPath(file)) throw new Error(`${file} already exists.`)
  await requireWritable(dirname(file))
  const manifest = await createBackup(context, file)
  context.print(`${file}: ${formatSummary(manifest)}, ${((await stat(file)).size / 1e6).toFixed(1)} MB.`)
  await recordBackup(context)
  if (!folder || !keep) return
  const names = await readdir(folder)
  const staleBackups = [...listStaleBackups(names, keep), ...listAbandonedBackups(names, context.now)]
  for (const name of staleBackups.filter((staleName) => staleName !== createBackupName(context.now))) {
    await rm(join(folder, name), { force: true })
    context.print(`Deleted: ${join(folder, name)}`)
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
      `No backup can be written to the folder ${folder} (${toReason(error)}). Create it, and make it writable for the user of this program.`,
      { cause: error },
    )
  })
}

async function hasPath(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
