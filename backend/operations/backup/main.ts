import { readBackendEnv } from '@/backend/platform/env'
import { failWithUsage, readArguments } from '@/backend/platform/runtime/usage-error'
import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'
import { backupUsage, readBackupCommand } from './arguments'
import { openBackupFiles } from './backup-files'
import { openSource } from './open-database'
import { runBackup } from './run-backup'

const fail = failWithUsage(backupUsage)

/** `npm run backup`: writes all rows and files to one archive, also while the site runs. */
async function main(): Promise<void> {
  const command = readBackupCommand(readArguments(backupUsage))
  const env = readBackendEnv()
  const log = createLog(env)
  const open = () => openSource({ env, log, onFailure: fail })
  await runBackup({ open, files: await openBackupFiles(env), now: new Date(), print }, command)
}

// Exits on signals, so that a partial archive is removed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

main().catch(fail)
