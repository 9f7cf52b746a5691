import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { lowMemory } from '../scripts/support/low-memory.mjs'
import { root } from '../scripts/support/paths.mjs'
import { runOrExit } from '../scripts/support/run.mjs'
import { childrenOf, residentParts, residentSize } from './memory-maps.mjs'
import { waitUntilQuiet } from './servers.mjs'

/** What the server may take, in MiB, and beside it the process of its pictures, while there is one. */
const limits = { embedded: 350, PostgreSQL: 250 }
const picturesLimit = 200
/** How many times as much it may take at the end as after a quarter of the requests. */
const maxGrowth = 1.1
const requests = Number(process.env.BENCH_REQUESTS ?? 100_000)
const mebibyte = 2 ** 20
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Where the memory goes: after a start, while pictures are derived, after every page was asked for and after
 * `BENCH_REQUESTS` requests; embedded, and on PostgreSQL where `DATABASE_URL_TEST` names a server.
 * @returns whether it stays within its limits
 */
export async function benchMemory({ folder, env, start }) {
  const embedded = await weigh('embedded', start, env)
  const server = process.env.DATABASE_URL_TEST
  if (!server) return embedded
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `CREATE DATABASE ${name}`)
  try {
    const url = new URL(server)
    url.pathname = `/${name}`
    const onPostgres = { ...env, DATABASE_URL: url.href, DATA_DIR: join(folder, 'postgres') }
    await runOrExit(process.execPath, [join(root, 'dist/seed.js')], { env: onPostgres })
    return (await weigh('PostgreSQL', start, onPostgres)) && embedded
  } finally {
    await runOn(server, `DROP DATABASE ${name} WITH (FORCE)`)
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
  // On a busy machine a picture may take longer than the folder has to be quiet for.
  while (childrenOf(server.process.pid).length > 0) await sleep(1000)
  const peak = watch.stop()
  await add('pictures derived')
  const paths = await pathsOf(server.url)
  for (let round = 0; round < 3; round += 1) {
    for (const path of paths) await (await fetch(server.url + path, { headers })).arrayBuffer()
  }
  await add(`${paths.length} pages, three times`)
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    await load(server.url, paths, Math.ceil(requests / 4))
    await add(`${Math.ceil(requests / 4) * quarter} requests`)
  }
  await server.stop()
  console.log(`\n${name}, in MiB`)
  console.table(rows)
  const sizes = Object.values(rows).map(({ resident }) => resident)
  const peakSize = Math.round(Math.max(peak.server, ...sizes))
  const growth = sizes.at(-1) / sizes.at(-4)
  console.log(
    `The server: ${peakSize}, at most ${limits[name]}; ${growth.toFixed(2)} × the first quarter, at most ${maxGrowth}`,
  )
  console.log(
    `The process of its pictures while there was one: ${Math.round(peak.pictures)}, at most ${picturesLimit}`,
  )
  return peakSize <= limits[name] && peak.pictures <= picturesLimit && growth <= maxGrowth
}

/** Asks the server's own thread and the kernel. */
async function measure(child) {
  child.send('memory')
  const [own] = await once(child, 'message')
  const inMebibytes = (bytes) => Math.round(bytes / mebibyte)
  const parts = residentParts(child.pid)
  return {
    resident: Math.round(own.rss / mebibyte),
    heap: inMebibytes(own.heapTotal),
    'heap used': inMebibytes(own.heapUsed),
    external: inMebibytes(own.external),
    'array buffers': inMebibytes(own.arrayBuffers),
    ...(parts && {
      database: Math.round(parts.database),
      'program and libraries': Math.round(parts.files),
      'allocator, other threads': Math.round(parts.rest - own.heapTotal / mebibyte),
    }),
  }
}

/** Looks ten times a second how much the server and the processes that it starts take. */
function watchPeak(pid) {
  const peak = { server: 0, pictures: 0 }
  const timer = setInterval(() => {
    const children = childrenOf(pid).map((child) => residentSize(child) ?? 0)
    peak.server = Math.max(peak.server, residentSize(pid) ?? 0)
    peak.pictures = Math.max(
      peak.pictures,
      children.reduce((total, size) => total + size, 0),
    )
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

/** The addresses of the pages in the menus. */
async function pathsOf(url) {
  const menus = await Promise.all(
    ['de', 'en'].map(async (locale) => (await fetch(`${url}/${locale}/pageeditor-api/nav`)).text()),
  )
  const paths = menus.flatMap((menu) => [...menu.matchAll(/"url":"(\/[^"]*)"/g)].map(([, path]) => path))
  return [...new Set(['/de', '/en', ...paths])]
}

/** Asks for all paths in turn, so many times in all. */
async function load(url, paths, amount) {
  const result = await autocannon({
    url,
    connections: 20,
    amount,
    requests: paths.map((path) => ({ path, headers })),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error('The site did not answer every request.')
}

async function runOn(server, statement) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
