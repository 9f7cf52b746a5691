import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { root } from '../../scripts/support/paths.mjs'
import { runOrExit } from '../../scripts/support/run.mjs'
import { runOnServer } from '../modes.mjs'
import { Client } from './client.mjs'
import { reads } from './reads.mjs'
import { seed, sizes } from './seed.mjs'
import { writes } from './writes.mjs'

/** Limits of the 95th percentiles: response time and longest block of the event loop. */
const limits = { responseMs: 200, blockMs: 50 }
const attempts = 20
/** Number of first attempts that are not measured, because code is compiled in them. */
const warmUps = 2
/** The longest time for the attempts of one call. */
const maxSeconds = 20
/** The selected calls, all by default. */
const callPattern = new RegExp(process.env.BENCH_CALLS ?? '')

/**
 * Measures each call on a large site: its response time and the longest block of the event loop.
 * Runs on the embedded database, and on PostgreSQL if DATABASE_URL_TEST is set.
 * @returns true if all calls are within the limits
 */
export async function benchScale({ env, start }) {
  const server = process.env.DATABASE_URL_TEST
  const isGood = await benchOn('PGlite', { env, start, connection: { host: env.DATA_DIR, ...embeddedLogin } })
  if (!server) return isGood
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const siteEnv = { ...env, DATABASE_URL: url.href, DATA_DIR: `${env.DATA_DIR}-postgres` }
  try {
    await runOrExit(process.execPath, [join(root, 'dist/seed.js')], { env: siteEnv })
    return (await benchOn('PostgreSQL', { env: siteEnv, start, connection: { connectionString: url.href } })) && isGood
  } finally {
    await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

const embeddedLogin = { port: 5432, user: 'postgres', database: 'postgres' }

async function benchOn(name, { env, start, connection }) {
  const startSite = () => start([join(root, 'dist/server.js')], { env, isReady: /is open/, watchesLoop: true })
  console.log(
    `\n${name}: ${Object.entries(sizes)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  )
  const emptySite = await startSite()
  await seed(connection)
  await emptySite.stop()
  const startMs = performance.now()
  const site = await startSite()
  console.log(`Open again after ${Math.round(performance.now() - startMs)} ms`)
  const [visitor, editor, member] = [new Client(site.url), new Client(site.url), new Client(site.url)]
  await editor.logIn('editor@example.org', env.DEMO_PASSWORD)
  await member.logIn('mitglied@example.org', env.DEMO_PASSWORD)
  const clients = { visitor, editor, member }
  const rows = []
  for (const calls of [reads, writes]) {
    for (const [call, work] of await calls(clients)) {
      if (callPattern.test(call)) rows.push(await time(call, work, site))
    }
  }
  await site.stop()
  console.table(Object.fromEntries(rows.map(({ call, isGood, ...row }) => [call, { ...row, '': isGood ? '' : '✗' }])))
  return rows.every(({ isGood }) => isGood)
}

/** Measures a call repeatedly. If it returns a function, only that function is measured. */
async function time(call, work, site) {
  const [answers, blocks] = [[], []]
  const end = performance.now() + maxSeconds * 1000
  let failure = null
  for (let attempt = 0; attempt < warmUps + attempts && performance.now() < end && !failure; attempt += 1) {
    const result = await attemptCall(work, attempt, site).catch((error) => ({ failure: error.message }))
    failure = result.failure ?? null
    if (failure) break
    if (attempt < warmUps) continue
    answers.push(result.ms)
    blocks.push(result.blockMs)
  }
  if (failure) console.error(failure)
  const row = {
    p50: computeQuantile(answers, 0.5),
    p95: computeQuantile(answers, 0.95),
    'block p95': computeQuantile(blocks, 0.95),
  }
  const isGood = !failure && row.p95 <= limits.responseMs && row['block p95'] <= limits.blockMs
  return { call, ...row, 'longest block': computeQuantile(blocks, 1), isGood }
}

async function attemptCall(work, attempt, site) {
  await site.longestBlock()
  let startMs = performance.now()
  const measuredCall = await work(attempt)
  if (typeof measuredCall === 'function') {
    await site.longestBlock()
    startMs = performance.now()
    await measuredCall()
  }
  const ms = performance.now() - startMs
  return { ms, blockMs: await site.longestBlock() }
}

function computeQuantile(numbers, share) {
  const sortedNumbers = numbers.toSorted((a, b) => a - b)
  return Math.round(sortedNumbers[Math.max(0, Math.ceil(sortedNumbers.length * share) - 1)] ?? 0)
}
