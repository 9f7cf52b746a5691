import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lowMemory } from '../scripts/support/low-memory.mjs'
import { root } from '../scripts/support/paths.mjs'
import { runOrExit } from '../scripts/support/run.mjs'
import { listChildren, readResidentParts, readResidentSize } from './memory-maps.mjs'
import { waitUntilQuiet } from './servers.mjs'

/** Limits in MiB of the server together with its process for pictures. */
const limits = { embedded: 350, PostgreSQL: 250 }
const connections = 20
/** The largest ratio of the memory after all requests to that after a quarter of them. */
const maxGrowth = 1.1
const requests = Number(process.env.BENCH_REQUESTS ?? 100_000)
const mebibyte = 2 ** 20
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Measures the memory after the start, while derivatives of pictures are created, after a request
 * of every page, and after `BENCH_REQUESTS` requests. Runs on the embedded database, and on
 * PostgreSQL if `DATABASE_URL_TEST` is set.
 * @returns true if the memory stays within its limits
 */
export async function benchMemory({ folder, env, start }) {
  const isGoodEmbedded = await weigh('embedded', start, env)
  const server = process.env.DATABASE_URL_TEST
  if (!server) return isGoodEmbedded
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await runStatement(server, `CREATE DATABASE ${name}`)
  try {
    const url = new URL(server)
    url.pathname = `/${name}`
    const postgresEnv = { ...env, DATABASE_URL: url.href, DATA_DIR: join(folder, 'postgres') }
    await runOrExit(process.execPath, [join(root, 'dist/seed.js')], { env: postgresEnv })
    return (await weigh('PostgreSQL', start, postgresEnv)) && isGoodEmbedded
  } finally {
    await runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

async function weigh(name, start, env) {
  const probe = ['--import', join(root, 'bench/memory-probe.mjs')]
  const server = await start([...lowMemory.flags, ...probe, join(root, 'dist/server.js')], {
    env: { ...env, ...lowMemory.env },
    isReady: /is open/,
    hasChannel: true,
  })
  const rows = {}
  const add = async (label) => {
    rows[label] = await measure(server.process)
  }
  await add('after the start')
  const watch = watchPeak(server.process.pid)
  await waitUntilQuiet(join(env.DATA_DIR, 'media'))
  // On a busy machine one picture may take longer than the quiet time of the folder.
  while (listChildren(server.process.pid).length > 0) await sleep(1000)
  const peak = watch.stop()
  await add('pictures derived')
  const paths = await fetchPaths(server.url)
  await load(server.url, paths, paths.length)
  await add(`the ${paths.length} pages of the sitemap`)
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    await load(server.url, paths, Math.ceil(requests / 4))
    await add(`${Math.ceil(requests / 4) * quarter} requests`)
  }
  await server.stop()
  console.log(`\n${name}, in MiB`)
  console.table(rows)
  const sizes = Object.values(rows).map(({ together }) => together)
  const peakSize = Math.round(Math.max(peak, ...sizes))
  const growth = sizes.at(-1) / sizes.at(-4)
  console.log(
    `Both processes: ${peakSize}, at most ${limits[name]}; ${growth.toFixed(2)} × the first quarter, at most ${maxGrowth}`,
  )
  return peakSize <= limits[name] && growth <= maxGrowth
}

/** Reads the memory from the main thread of the server and from the kernel. */
async function measure(child) {
  child.send('memory')
  const [usage] = await once(child, 'message')
  const inMebibytes = (bytes) => Math.round(bytes / mebibyte)
  const parts = readResidentParts(child.pid)
  return {
    together: Math.round(readTogether(child.pid)),
    resident: Math.round(usage.rss / mebibyte),
    heap: inMebibytes(usage.heapTotal),
    'heap used': inMebibytes(usage.heapUsed),
    external: inMebibytes(usage.external),
    'array buffers': inMebibytes(usage.arrayBuffers),
    ...(parts && {
      database: Math.round(parts.database),
      'program and libraries': Math.round(parts.files),
      'allocator, other threads': Math.round(parts.rest - usage.heapTotal / mebibyte),
    }),
  }
}

/** Reads the memory of the server and its child processes in MiB. */
function readTogether(pid) {
  return [pid, ...listChildren(pid)].reduce((total, process) => total + (readResidentSize(process) ?? 0), 0)
}

/** Samples this memory ten times a second. */
function watchPeak(pid) {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, readTogether(pid))
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

/** Fetches the paths of all pages in the sitemap. */
async function fetchPaths(url) {
  const readAddresses = async (path) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => new URL(address).pathname,
    )
  const files = await readAddresses('/sitemap.xml')
  return (await Promise.all(files.map(readAddresses))).flat()
}

/** Requests all paths in turn over several connections. @param amount the number of requests */
async function load(url, paths, amount) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let sentCount = 0
  const request = async () => {
    while (sentCount < amount) {
      const path = paths[sentCount % paths.length]
      sentCount += 1
      const [response] = await once(get(url + path, { agent, headers }), 'response')
      if (response.statusCode !== 200) throw new Error('The site did not respond to every request.')
      response.resume()
      await once(response, 'end')
    }
  }
  await Promise.all(Array.from({ length: connections }, request))
  agent.destroy()
}

async function runStatement(server, statement) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
