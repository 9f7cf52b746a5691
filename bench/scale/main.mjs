import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { root } from '../../scripts/support/paths.mjs'
import { runOrExit } from '../../scripts/support/run.mjs'
import { onServer } from '../modes.mjs'
import { Client } from './client.mjs'
import { reads } from './reads.mjs'
import { seed, sizes } from './seed.mjs'
import { writes } from './writes.mjs'

/** What no call may take at this size: 95 of 100 answers, and the longest time that others wait for the event loop. */
const limits = { answerMs: 200, blockMs: 50 }
const attempts = 20
/** What runs for the first time is compiled meanwhile: as many attempts before are not counted. */
const warmUps = 2
/** No call is asked for longer, however slow it is. */
const maxSeconds = 20
/** Only calls whose names match, for whoever works on one. */
const wanted = new RegExp(process.env.BENCH_CALLS ?? '')

/**
 * A site of a large organization: how long each call takes there, and how long it keeps the event loop from others. On the
 * embedded database, and on PostgreSQL where DATABASE_URL_TEST names one.
 * @returns whether no call takes longer than it may
 */
export async function benchScale({ env, start }) {
  const server = process.env.DATABASE_URL_TEST
  const isGood = await benchOn('PGlite', { env, start, connection: { host: env.DATA_DIR, ...embedded } })
  if (!server) return isGood
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const own = { ...env, DATABASE_URL: url.href, DATA_DIR: `${env.DATA_DIR}-postgres` }
  try {
    await runOrExit(process.execPath, [join(root, 'dist/seed.js')], { env: own })
    return (
      (await benchOn('PostgreSQL', { env: own, start, connection: { connectionString: url.href } })) && isGood
    )
  } finally {
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

const embedded = { port: 5432, user: 'postgres', database: 'postgres' }

async function benchOn(name, { env, start, connection }) {
  const startSite = () =>
    start([join(root, 'dist/server.js')], { env, isReady: /is open/, watchesLoop: true })
  console.log(
    `\n${name}: ${Object.entries(sizes)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  )
  const empty = await startSite()
  await seed(connection)
  await empty.stop()
  const began = performance.now()
  const site = await startSite()
  console.log(`Open again after ${Math.round(performance.now() - began)} ms`)
  const [visitor, editor, member] = [new Client(site.url), new Client(site.url), new Client(site.url)]
  await editor.logIn('editor@example.org', env.DEMO_PASSWORD)
  await member.logIn('mitglied@example.org', env.DEMO_PASSWORD)
  const clients = { visitor, editor, member }
  const rows = []
  for (const calls of [reads, writes]) {
    for (const [call, work] of await calls(clients)) {
      if (wanted.test(call)) rows.push(await time(call, work, site))
    }
  }
  await site.stop()
  console.table(
    Object.fromEntries(rows.map(({ call, isGood, ...row }) => [call, { ...row, '': isGood ? '' : '✗' }])),
  )
  return rows.every(({ isGood }) => isGood)
}

/** Does a call again and again. What it returns as a function is what is measured; else the whole of it. */
async function time(call, work, site) {
  const [answers, blocks] = [[], []]
  const end = performance.now() + maxSeconds * 1000
  let failure = null
  for (let attempt = 0; attempt < warmUps + attempts && performance.now() < end && !failure; attempt += 1) {
    const attempted = await attemptCall(work, attempt, site).catch((error) => ({ failure: error.message }))
    failure = attempted.failure ?? null
    if (failure) break
    if (attempt < warmUps) continue
    answers.push(attempted.ms)
    blocks.push(attempted.blockMs)
  }
  if (failure) console.error(failure)
  const row = { p50: share(answers, 0.5), p95: share(answers, 0.95), 'block p95': share(blocks, 0.95) }
  const isGood = !failure && row.p95 <= limits.answerMs && row['block p95'] <= limits.blockMs
  return { call, ...row, 'longest block': share(blocks, 1), isGood }
}

async function attemptCall(work, attempt, site) {
  await site.longestBlock()
  let began = performance.now()
  const rest = await work(attempt)
  if (typeof rest === 'function') {
    await site.longestBlock()
    began = performance.now()
    await rest()
  }
  const ms = performance.now() - began
  return { ms, blockMs: await site.longestBlock() }
}

function share(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0)
}
