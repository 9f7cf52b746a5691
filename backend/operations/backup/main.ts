import { readBackendEnv } from '@/backend/platform/env'
import { failWithUsage } from '@/backend/platform/runtime/usage-error'
import { showHelp } from '@/lib/node/command-line.mjs'
import { usages } from '@/lib/node/command-usages.mjs'
import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'
import { parseBackupCommand } from './arguments'
import { openBackupFiles } from './backup-files'
import { openSource } from './open-database'
import { runBackup } from './run-backup'

const fail = failWithUsage(usages.backup)

/**
 * Runs `npm run backup`, which writes all rows and files to one archive, also while the site runs.
 */
async function main(): Promise<void> {
  showHelp(usages.backup)
  const command = parseBackupCommand(process.argv.slice(2))
  const env = readBackendEnv()
  const log = createLog(env)
  const openBackupSource = () => openSource({ env, log, onFailure: fail })
  await runBackup({ open: openBackupSource, files: await openBackupFiles(env), now: new Date(), print }, command)
}

// `process.exit` runs the handlers that remove a partial archive.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

main().catch(fail)
