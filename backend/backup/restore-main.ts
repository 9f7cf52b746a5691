import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'
import { failWithUsage } from '../command-line/usage-error'
import { readBackendEnv } from '../env'
import { readRestoreCommand, restoreUsage } from './arguments'
import { openBackupFiles } from './backup-files'
import { checkBackup } from './check-backup'
import { openTarget } from './open-database'
import { restoreBackup } from './restore-backup'
import { summaryOf } from './summary'

const fail = failWithUsage(restoreUsage)

/** `npm run restore`: restores a backup into an empty place, or only checks it. */
async function main(): Promise<void> {
  const { file, isCheckOnly } = readRestoreCommand(process.argv.slice(2))
  if (isCheckOnly) {
    const manifest = await checkBackup(file)
    print(`${file} is whole: ${summaryOf(manifest)}, of ${manifest.createdAt}.`)
    return
  }
  const env = readBackendEnv()
  const log = createLog(env)
  const open = () => openTarget({ env, log, onFailure: fail })
  const manifest = await restoreBackup({ open, files: await openBackupFiles(env) }, file)
  print(`Restored: ${summaryOf(manifest)}. All of them were read again and are equal to those of the backup.`)
}

main().catch(fail)
