import { print } from '@/lib/node/terminal'
import { readBackendEnv } from '../env'
import { copyFiles } from '../storage/copy-files'
import { openStorage } from '../storage/open-storage'
import { nameOf, readCopyCommand, usage } from './files-arguments'
import { failWithUsage } from './usage-error'

/** `npm run files`: copies the stored files to another place, without the database, which the running site may have. */
async function main(): Promise<void> {
  const env = readBackendEnv()
  const { from, to } = readCopyCommand(process.argv.slice(2), env)
  print(`Copying from ${nameOf(from)} to ${nameOf(to)} …`)
  const { copied, equal, extra, problems } = await copyFiles({
    from: await openStorage(from, env.DATA_DIR),
    to: await openStorage(to, env.DATA_DIR),
  })
  for (const problem of problems) print(problem)
  print(
    `${copied} copied, ${equal} there already, ${extra} at the target alone, ${problems.length} missing or different.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

main().catch(failWithUsage(usage))
