import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { root } from '../scripts/support/paths.mjs'
import { readPage, waitUntilQuiet } from './servers.mjs'

const execute = promisify(execFile)
const client = fileURLToPath(new URL('client.mjs', import.meta.url))
const page = '/de/ueber-uns'

/** What one client may flood the site with: each request has another address, or other cookies. */
const floods = {
  'the cached page itself': { path: page },
  'unknown built files': { path: '/_next/static/chunks/*.js' },
  'unknown parameters': { path: `${page}?x=*` },
  'unknown pages': { path: '/de/*' },
  'unknown records': { path: '/de/debatte/a/#' },
  'a forged cookie of editors': { path: page, cookie: 'editor=1; sessionid=*' },
  'the edit marker': { path: `${page}?edit`, cookie: 'sessionid=*' },
  versions: { path: `${page}?v=#` },
  "members' pages": { path: '/de/account/profil', cookie: 'authenticated=true; sessionid=*' },
  'keys from mails': { path: '/de/account/verify-email/*' },
}

/** Only floods whose names match, all by default. */
const wanted = new RegExp(process.env.BENCH_FLOODS ?? '')

/** What other visitors ask for meanwhile, and how much longer 95 of 100 answers may take than without the flood. */
const visits = {
  'a cached page': { path: page, addresses: ['127.0.0.1'], intervalMs: 15, maxRatio: 2 },
  'a rendered page': {
    path: '/de/account/verify-email/*',
    // Several visitors, so that none of them comes to the end of a share.
    addresses: Array.from({ length: 12 }, (_, index) => `127.0.1.${index + 1}`),
    intervalMs: 150,
    maxRatio: 3,
  },
}

const rounds = 3
const seconds = 4
/** What a client may take at first is its own: measured is how it goes on. */
const beforeMs = 3000

/**
 * How others fare while one client floods the site from 100 connections.
 * @returns whether it is good enough
 */
export async function benchFlood({ env, start }) {
  const site = await start([join(root, 'dist/server.js')], { env, isReady: /is open/ })
  console.log('Waiting for the new site to come to rest …')
  await waitUntilQuiet(join(env.DATA_DIR, 'media'))
  await readPage(site.url + page)
  const rows = {}
  let isGood = true
  for (const [name, flood] of Object.entries(floods).filter(([name]) => wanted.test(name))) {
    for (const [visit, { maxRatio, ...asked }] of Object.entries(visits)) {
      const runs = []
      for (let round = 0; round < rounds; round += 1) {
        const alone = await run(site.url, { ...asked, seconds, connections: 4 })
        runs.push({ alone, ...(await whileFlooded(site.url, flood, asked)) })
      }
      const ratio = median(runs.map(({ alone, visited }) => visited.p95 / alone.p95))
      isGood &&=
        ratio <= maxRatio && runs.every(({ visited }) => Object.keys(visited.statuses).join() === '200')
      rows[`${name}: ${visit}`] = {
        'alone p95 ms': round(median(runs.map(({ alone }) => alone.p95))),
        'flooded p95 ms': round(median(runs.map(({ visited }) => visited.p95))),
        ratio: round(ratio),
        'at most': maxRatio,
        'flood/s': Math.round(median(runs.map(({ flood }) => flood.asked / (seconds + beforeMs / 1000)))),
        answers: Object.entries(runs.at(-1).flood.statuses)
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      }
    }
  }
  console.table(rows)
  return isGood
}

async function whileFlooded(url, flood, asked) {
  const flooding = run(url, {
    ...flood,
    addresses: ['127.0.0.2'],
    connections: 100,
    seconds: seconds + beforeMs / 1000,
    maxRequests: 200_000,
  })
  await new Promise((resolve) => setTimeout(resolve, beforeMs))
  const visited = await run(url, { ...asked, seconds: seconds - 0.5, connections: 4 })
  return { visited, flood: await flooding }
}

async function run(url, options) {
  const { stdout } = await execute(process.execPath, [
    client,
    JSON.stringify({ maxRequests: 1e9, ...options, url }),
  ])
  return JSON.parse(stdout)
}

function round(value) {
  return Math.round(value * 100) / 100
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
