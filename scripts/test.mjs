import { exitWithUsage, showHelp } from '../lib/node/command-line.mjs'
import { ensureBrowser } from './support/browser.mjs'
import { installPackages } from './support/install.mjs'
import { findMemoryFolder } from './support/memory-folder.mjs'
import { requireNodeVersion } from './support/node-version.mjs'
import { startPostgres } from './support/postgres.mjs'
import { findBuilder } from './support/programs/find-builder.mjs'
import { findCeph } from './support/programs/find-ceph.mjs'
import { findNginx } from './support/programs/find-nginx.mjs'
import { findNode24 } from './support/programs/find-node-24.mjs'
import { findFirefox, findWebkit } from './support/programs/find-other-browsers.mjs'
import { findPostgres } from './support/programs/find-postgres.mjs'
import { forwardSignals, run } from './support/run.mjs'
import { selectSteps, usage } from './support/test-steps.mjs'

/**
 * Programs that some steps need and that may be missing: the function that finds each, and the
 * environment variable that tells the tests its path.
 */
const programs = {
  nginx: { find: findNginx, variable: 'NGINX_PATH' },
  PostgreSQL: { find: () => findPostgres().catch(() => undefined) },
  'Ceph with its Object Gateway': { find: findCeph },
  Firefox: { find: findFirefox, variable: 'FIREFOX_PATH' },
  'WebKitWebDriver with Xvfb': { find: findWebkit, variable: 'WEBKIT_DRIVER_PATH' },
  'docker or podman': { find: findBuilder, variable: 'BUILDER_PATH' },
}

/**
 * `npm test` runs all steps, `npm test -- lint unit` the named steps, `npm run validate` the steps
 * without a browser. Stops at the first failure.
 */
showHelp(usage)
requireNodeVersion()
const selectedSteps = readSteps()
await installPackages()
const memory = findMemoryFolder()
if (memory) process.env.TMPDIR ??= memory

const startTime = Date.now()
const formatSecondsSince = (time) => `${((Date.now() - time) / 1000).toFixed(1)} s`
const skippedSteps = []
let stoppedBy
let postgres
forwardSignals((signal) => {
  stoppedBy = signal
})

try {
  const queue = [...selectedSteps]
  while (queue.length > 0 && !process.exitCode) {
    const index = queue.findIndex((step) => !step.isSingleThreaded)
    const singleThreadedSteps = queue.splice(0, index < 0 ? queue.length : index)
    if (singleThreadedSteps.length > 0)
      await Promise.all([runSingleThreaded(singleThreadedSteps), runSingleThreaded(singleThreadedSteps)])
    else await runStep(queue.shift())
  }
} finally {
  await postgres?.stop()
}
if (!process.exitCode) {
  const completedNames = selectedSteps.filter((step) => !skippedSteps.includes(step)).map((step) => step.name)
  console.log(`\n✓ ${completedNames.join(', ')} (${formatSecondsSince(startTime)} in all)`)
  for (const step of skippedSteps) console.log(`○ ${step.name} was skipped: it needs ${step.needs}.`)
}

function readSteps() {
  try {
    return selectSteps(process.argv.slice(2))
  } catch (error) {
    return exitWithUsage(usage, error)
  }
}

/**
 * Takes steps from a shared list and runs them until one fails. Prints the output of a step when it
 * ends.
 */
async function runSingleThreaded(steps) {
  for (let step = steps.shift(); step && !process.exitCode; step = steps.shift()) {
    const output = []
    const start = Date.now()
    const [program, args] = step.command
    const code = await run(program, args, { env: step.env, onOutput: (chunk) => output.push(chunk) })
    console.log(`\n━━━ ${step.title} ━━━\n${Buffer.concat(output)}━━━ ${step.title}: ${formatSecondsSince(start)}`)
    stopOnFailure(step, code)
  }
}

async function runStep(step) {
  const { title, command, env, needs, needsBrowser, needsPostgres, packages, usesNode24 } = step
  const start = Date.now()
  console.log(`\n━━━ ${title} ━━━`)
  const program = programs[needs]
  const programPath = await program?.find()
  if (program && !programPath) {
    skippedSteps.push(step)
    console.log(`Skipped: found no working ${needs}.`)
    return
  }
  if (packages) await installPackages(packages)
  const node = usesNode24 && (await findNode24())
  const [file, args] = node ? [node, command.flat()] : command
  const code = await run(file, args, {
    env: {
      ...env,
      ...(needsPostgres ? { DATABASE_URL_TEST: await obtainPostgresUrl() } : {}),
      ...(program?.variable ? { [program.variable]: programPath } : {}),
      ...(needsBrowser ? await prepareBrowser() : {}),
    },
  })
  console.log(`━━━ ${title}: ${formatSecondsSince(start)}`)
  stopOnFailure(step, code)
}

/** After a failure or a signal, sets the exit code, so that no further step starts. */
function stopOnFailure(step, code) {
  if (code === 0 && !stoppedBy) return
  console.error(`\n✗ ${step.title} failed (${formatSecondsSince(startTime)} in all)`)
  process.exitCode ||= code || 1
}

async function obtainPostgresUrl() {
  if (process.env.DATABASE_URL_TEST) return process.env.DATABASE_URL_TEST
  postgres ??= await startPostgres()
  return postgres.url
}

async function prepareBrowser() {
  const path = await ensureBrowser()
  return path ? { CHROMIUM_PATH: path } : {}
}
