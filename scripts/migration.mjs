import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithUsage, readCommandLine, UsageError } from '../lib/node/command-line.mjs'
import { bin, root } from './support/paths.mjs'
import { prepare } from './support/prepare.mjs'
import { runOrExit } from './support/run.mjs'

const usage = `Usage: npm run migration -- --name <name> [--custom]

Creates a migration from the changes of the schema; with --custom an empty one.`
const { values } = readCommandLine({
  usage,
  options: { name: { type: 'string' }, custom: { type: 'boolean', default: false } },
})
if (!values.name) exitWithUsage(usage, new UsageError('--name is missing.'))

const folder = join(root, 'backend/platform/db/migrations/meta')
const journalPath = join(folder, '_journal.json')
const before = listSnapshots()
await prepare()
await runOrExit(bin('drizzle-kit'), ['generate', '--name', values.name, ...(values.custom ? ['--custom'] : [])])
// Each migration takes one line of the journal instead of seven.
const { entries, ...head } = readJournal()
const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
writeFileSync(journalPath, `${JSON.stringify({ ...head, entries: [] }).slice(0, -2)}\n${lines}\n]}\n`)
const snapshots = listSnapshots()
if (snapshots.length > before.length) {
  // drizzle-kit only compares with the last snapshot, so older ones are deleted.
  for (const path of before) rmSync(path)
  // Only drizzle-kit reads the snapshot. It is written as one line, because otherwise it would be a
  // tenth of the lines in the repository.
  const [last] = snapshots.slice(-1)
  writeFileSync(last, `${JSON.stringify(JSON.parse(readFileSync(last, 'utf8')))}\n`)
}

function readJournal() {
  return JSON.parse(readFileSync(journalPath, 'utf8'))
}

/** Lists the files with snapshots of the schema, in the order of their migrations. */
function listSnapshots() {
  const { entries } = readJournal()
  const names = entries.map(({ idx }) => join(folder, `${String(idx).padStart(4, '0')}_snapshot.json`))
  return names.filter(existsSync)
}
