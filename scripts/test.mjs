import { ensureBrowser } from './support/browser.mjs'
import { installPackages } from './support/install.mjs'
import { memoryFolder } from './support/memory-folder.mjs'
import { checkNodeVersion } from './support/node-version.mjs'
import { startPostgres } from './support/postgres.mjs'
import { forwardSignals, run } from './support/run.mjs'
import { chooseSteps } from './support/test-steps.mjs'

/** `npm test`, `npm test -- lint unit`, `npm run validate` (all but the browser): the first failing step ends it. */
checkNodeVersion()
const chosen = chooseSteps(process.argv.slice(2))
await installPackages()
const memory = memoryFolder()
if (memory) process.env.TMPDIR ??= memory

const began = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
let stoppedBy
let postgres
forwardSignals((signal) => {
  stoppedBy = signal
})

try {
  for (const step of chosen) {
    const code = await runStep(step)
    if (code !== 0 || stoppedBy) {
      console.error(`\n✗ ${step.title} failed (${seconds(began)} in all)`)
      process.exitCode = code || 1
      break
    }
  }
} finally {
  await postgres?.stop()
}
if (!process.exitCode)
  console.log(`\n✓ ${chosen.map((step) => step.name).join(', ')} (${seconds(began)} in all)`)

async function runStep({ title, command, env, needsBrowser, needsPostgres }) {
  const start = Date.now()
  console.log(`\n━━━ ${title} ━━━`)
  const [program, args] = command
  const code = await run(program, args, {
    env: {
      ...env,
      ...(needsPostgres ? { DATABASE_URL_TEST: await postgresUrl() } : {}),
      ...(needsBrowser ? await browserEnvironment() : {}),
    },
  })
  console.log(`━━━ ${title}: ${seconds(start)}`)
  return code
}

async function postgresUrl() {
  if (process.env.DATABASE_URL_TEST) return process.env.DATABASE_URL_TEST
  postgres ??= await startPostgres()
  return postgres.url
}

async function browserEnvironment() {
  const path = await ensureBrowser()
  return path ? { CHROMIUM_PATH: path } : {}
}
