import { drizzle } from 'drizzle-orm/node-postgres'
import { type BackendEnv, readBackendEnv } from '@/backend/platform/env'
import { failWithUsage } from '@/backend/platform/runtime/usage-error'
import { copyFiles } from '@/backend/platform/storage/copy-files'
import { assignFileSet } from '@/backend/platform/storage/file-set'
import { openSiteStorage, openStorage } from '@/backend/platform/storage/open-storage'
import { showHelp } from '@/lib/node/command-line.mjs'
import { usages } from '@/lib/node/command-usages.mjs'
import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'
import { openSource } from '../backup/open-database'
import { formatLocation, isClaimCommand, parseCopyCommand } from './arguments'

const fail = failWithUsage(usages.files)

/**
 * Runs `npm run files`: copies the stored files to another location, or assigns the files in the
 * first location to the database.
 */
async function main(): Promise<void> {
  showHelp(usages.files)
  const words = process.argv.slice(2)
  const env = readBackendEnv()
  await (isClaimCommand(words) ? claim(env) : copy(env, words))
}

/** Assigns the stored files to the database, also while the site runs. */
async function claim(env: BackendEnv): Promise<void> {
  const { pool, close } = await openSource({ env, log: createLog(env), onFailure: fail })
  try {
    const storage = await openSiteStorage(env)
    const oldId = await assignFileSet({ db: drizzle(pool), storage })
    print(
      `The files in ${storage.driver.location} now belong to the database. Their previous file-set id ${oldId ? `was ${oldId}` : 'was missing'}.`,
    )
  } finally {
    await close()
  }
}

/** Copies the stored files, without the database. */
async function copy(env: BackendEnv, words: readonly string[]): Promise<void> {
  const { source, target } = parseCopyCommand(words, env)
  print(`Copying from ${formatLocation(source)} to ${formatLocation(target)} …`)
  const { copiedCount, equalCount, extraCount, problems } = await copyFiles({
    source: await openStorage(source, env.DATA_DIR),
    target: await openStorage(target, env.DATA_DIR),
  })
  for (const problem of problems) print(problem)
  print(
    `${copiedCount} copied, ${equalCount} already there, ${extraCount} only at the target, ${problems.length} missing or different.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

main().catch(fail)
