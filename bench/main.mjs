import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../scripts/support/prepare.mjs'
import { benchAdministration } from './administration.mjs'
import { benchFlood } from './flood.mjs'
import { benchMemory } from './memory.mjs'
import { benchPages } from './pages.mjs'
import { benchRecords } from './records.mjs'
import { benchScale } from './scale/main.mjs'
import { startServer } from './servers.mjs'

/**
 * The parts of `npm run bench`. Each gets an empty folder, the environment of a site in it, and `start`, by which it starts
 * servers that are stopped at its end; it prints what it measured and returns whether that is good enough.
 */
const parts = {
  pages: benchPages,
  flood: benchFlood,
  memory: benchMemory,
  scale: benchScale,
  records: benchRecords,
  administration: benchAdministration,
}

/** `npm run bench`, `npm run bench -- pages`: all parts, or those that are named. */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Parts are: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}

await build()
const failed = []
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  console.log(`\n━━━ ${name} ━━━`)
  if (!(await runPart(parts[name]))) failed.push(name)
}
console.log(failed.length > 0 ? `\n✗ ${failed.join(', ')} not good enough` : '\n✓ all good enough')
process.exitCode = failed.length > 0 ? 1 : 0

async function runPart(part) {
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-bench-'))
  const servers = []
  const start = async (...parameters) => {
    const server = await startServer(...parameters)
    servers.push(server)
    return server
  }
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    BACKEND_URL: '',
    // The one that e2e/support/log-in.ts knows: some parts measure as an editor.
    DEMO_PASSWORD: 'Vorhang auf, Licht aus!',
  }
  try {
    return await part({ folder, env, start })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
