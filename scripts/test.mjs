import { ensureBrowser } from './support/browser.mjs'
import { findNginx } from './support/find-nginx.mjs'
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
const skipped = []
let stoppedBy
let postgres
forwardSignals((signal) => {
  stoppedBy = signal
})

try {
  const queue = [...chosen]
  while (queue.length > 0 && !process.exitCode) {
    const first = queue.findIndex((step) => !step.isSingleThreaded)
    const singleThreaded = queue.splice(0, first < 0 ? queue.length : first)
    if (singleThreaded.length > 0)
      await Promise.all([runSingleThreaded(singleThreaded), runSingleThreaded(singleThreaded)])
    else await runStep(queue.shift())
  }
} finally {
  await postgres?.stop()
}
if (!process.exitCode) {
  const done = chosen.filter((step) => !skipped.includes(step)).map((step) => step.name)
  console.log(`\n✓ ${done.join(', ')} (${seconds(began)} in all)`)
  for (const step of skipped) console.log(`○ ${step.name} was skipped: install nginx to run it.`)
}

/** Runs the steps of a shared list until none is left or one has failed, and prints the output of each at its end. */
async function runSingleThreaded(steps) {
  for (let step = steps.shift(); step && !process.exitCode; step = steps.shift()) {
    const output = []
    const start = Date.now()
    const [program, args] = step.command
    const code = await run(program, args, { env: step.env, onOutput: (chunk) => output.push(chunk) })
    console.log(`\n━━━ ${step.title} ━━━\n${Buffer.concat(output)}━━━ ${step.title}: ${seconds(start)}`)
    stopOnFailure(step, code)
  }
}

async function runStep(step) {
  const { title, command, env, needsBrowser, needsNginx, needsPostgres } = step
  const start = Date.now()
  console.log(`\n━━━ ${title} ━━━`)
  const nginx = needsNginx ? await findNginx() : undefined
  if (needsNginx && !nginx) {
    skipped.push(step)
    console.log('Skipped: no nginx was found, and only root on Debian can install it here.')
    return
  }
  const [program, args] = command
  const code = await run(program, args, {
    env: {
      ...env,
      ...(needsPostgres ? { DATABASE_URL_TEST: await postgresUrl() } : {}),
      ...(nginx ? { NGINX_PATH: nginx } : {}),
      ...(needsBrowser ? await browserEnvironment() : {}),
    },
  })
  console.log(`━━━ ${title}: ${seconds(start)}`)
  stopOnFailure(step, code)
}

/** Starts no further step after a failure or a signal. */
function stopOnFailure(step, code) {
  if (code === 0 && !stoppedBy) return
  console.error(`\n✗ ${step.title} failed (${seconds(began)} in all)`)
  process.exitCode ||= code || 1
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
