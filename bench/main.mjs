import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '../lib/node/command-line.mjs'
import { usages } from '../lib/node/command-usages.mjs'
import { build } from '../scripts/support/prepare.mjs'
import { findNode24 } from '../scripts/support/programs/find-node-24.mjs'
import { benchAdministration } from './administration.mjs'
import { benchFlood } from './flood.mjs'
import { benchMemory } from './memory.mjs'
import { benchPages } from './pages.mjs'
import { benchRecords } from './records.mjs'
import { benchScale } from './scale/main.mjs'
import { startServer } from './servers.mjs'

/**
 * The parts of `npm run bench`. Each gets an empty folder, the environment of a site in it, and
 * `start` for servers, which are stopped after the part. It prints its results and returns true if
 * they are within the limits.
 */
const parts = {
  pages: benchPages,
  flood: benchFlood,
  memory: benchMemory,
  scale: benchScale,
  records: benchRecords,
  administration: benchAdministration,
}

/** `npm run bench`, `npm run bench -- pages`: runs all parts or the named ones. */
const { positionals: names } = readCommandLine({ usage: usages.bench, positionals: Object.keys(parts) })

await build()
/** Servers run on Node 24, as in the container image. */
const program = await findNode24()
const failedNames = []
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  console.log(`\n━━━ ${name} ━━━`)
  if (!(await runPart(parts[name]))) failedNames.push(name)
}
console.log(failedNames.length > 0 ? `\n✗ ${failedNames.join(', ')} failed` : '\n✓ all limits kept')
process.exitCode = failedNames.length > 0 ? 1 : 0

async function runPart(part) {
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-bench-'))
  const servers = []
  const start = async (command, options) => {
    const server = await startServer(command, { ...options, program })
    servers.push(server)
    return server
  }
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    BACKEND_URL: '',
    // The password in e2e/support/log-in.ts, which logs in an editor.
    DEMO_PASSWORD: 'Vorhang auf, Licht aus!',
  }
  try {
    return await part({ folder, env, start })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
