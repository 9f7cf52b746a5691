import { readBackendEnv } from '@/backend/platform/env'
import { failWithUsage } from '@/backend/platform/runtime/usage-error'
import { showHelp } from '@/lib/node/command-line.mjs'
import { usages } from '@/lib/node/command-usages.mjs'
import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'
import { parseRestoreCommand } from './arguments'
import { openBackupFiles } from './backup-files'
import { checkBackup } from './check-backup'
import { openExisting, openTarget } from './open-database'
import { restoreBackup } from './restore-backup'
import { restoreItem } from './single/restore-single'
import { formatSummary } from './summary'

const fail = failWithUsage(usages.restore)

/**
 * Runs `npm run restore`: restores a backup into an empty site or an item into a running one, or
 * checks a backup.
 */
async function main(): Promise<void> {
  showHelp(usages.restore)
  const { file, isCheckOnly, item } = parseRestoreCommand(process.argv.slice(2))
  if (isCheckOnly) {
    const manifest = await checkBackup(file)
    print(`${file} is complete: ${formatSummary(manifest)}, created ${manifest.createdAt}.`)
    return
  }
  const env = readBackendEnv()
  const log = createLog(env)
  const database = { env, log, onFailure: fail }
  const files = await openBackupFiles(env)
  if (item) {
    const openSite = () => openExisting(database)
    await restoreItem({ open: openSite, files, now: new Date(), print }, file, item)
    return
  }
  const manifest = await restoreBackup({ open: () => openTarget(database), files }, file)
  print(`Restored: ${formatSummary(manifest)}. All of them were compared with the backup and are equal.`)
}

main().catch(fail)
