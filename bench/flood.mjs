import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chooseModes } from './modes.mjs'
import { Client } from './scale/client.mjs'
import { readPage, waitUntilQuiet } from './servers.mjs'

const execute = promisify(execFile)
const client = fileURLToPath(new URL('client.mjs', import.meta.url))
const page = '/de/ueber-uns'

/** Floods of the site: each request has another address, or other cookies. */
const siteFloods = {
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

const mistakes = 'tehaterr%20orchesterr%20tarifvertrga%20kulturfoerderugn%20#'

/** Floods of the backend; `by` names an account of the demo. */
const callFloods = {
  'the description of the API': { path: '/api/openapi.json' },
  'searches with typing errors': { path: `/de/api/search/?query=${mistakes}` },
  autocomplete: { path: '/de/api/search/autocomplete/?query=theate' },
  'the search page': { path: `/de/search?query=${mistakes}` },
  'feeds of articles': { path: '/de/debatte.rss' },
  'feeds of ads': { path: '/de/api/jobs/feed.json' },
  'the calendar as ICS': { path: '/de/kalender.ics' },
  'contacts as vCards': { path: '/de/ansprechpersonen/1.vcf' },
  sitemaps: { path: '/api/sitemap/lists/' },
  imports: {
    path: '/de/api/administration/redirects/import/',
    by: 'admin@example.org',
    upload: { name: 'a.csv', type: 'text/csv', content: tableOf(500) },
  },
  uploads: {
    path: '/de/pageeditor-api/media/',
    by: 'editor@example.org',
    upload: { name: 'a.jpg', type: 'image/jpeg', content: randomBytes(500_000).toString('latin1') },
  },
}

/** A CSV table that is read and planned, and not imported. */
function tableOf(lines) {
  const rows = Array.from({ length: lines }, (_, index) => `/de/alt-${index};/de/neu-${index}`)
  return ['old_path;new_path', ...rows].join('\n')
}

/** Only the floods and visits whose names match, all by default. */
const chosenFloods = new RegExp(process.env.BENCH_FLOODS ?? '')
const chosenVisits = new RegExp(process.env.BENCH_VISITS ?? '')

const cachedPage = { path: page, addresses: ['127.0.0.1'], intervalMs: 15, maxRatio: 2, maxMoreMs: 5 }
/** Several visitors, so that none of them comes to the end of a share. */
const addresses = Array.from({ length: 12 }, (_, index) => `127.0.1.${index + 1}`)

/**
 * What other visitors ask for during a flood of the site; 95 of 100 answers may take `maxRatio`
 * times as long as without it.
 */
const siteVisits = {
  'a cached page': { ...cachedPage, maxMoreMs: 0 },
  'a rendered page': {
    path: '/de/account/verify-email/*',
    addresses,
    intervalMs: 150,
    maxRatio: 3,
    maxMoreMs: 0,
  },
}

/**
 * The same for floods of the backend; on the embedded database, an answer may wait for one
 * statement more (`statementMs`).
 */
const callVisits = {
  'a cached page': cachedPage,
  "a member's data": {
    path: '/de/api/users/me/',
    by: 'mitglied@example.org',
    addresses: ['127.0.1.1'],
    intervalMs: 100,
    maxRatio: 2,
    maxMoreMs: 5,
    asksDatabase: true,
  },
  'a search': {
    path: '/de/api/search/?query=tarifvertrag',
    addresses,
    intervalMs: 100,
    maxRatio: 2,
    maxMoreMs: 5,
    asksDatabase: true,
  },
  readiness: {
    path: '/api/health/ready/',
    addresses: ['127.0.1.20'],
    intervalMs: 100,
    maxRatio: 2,
    maxMoreMs: 5,
    asksDatabase: true,
  },
}
const statementMs = 100

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
/** The burst of a client is not measured, only its steady state. */
const beforeMs = 5000
/** A visitor counts as present from the first request on: its first second is not measured. */
const skippedSeconds = 1
const floodSeconds = beforeMs / 1000 + skippedSeconds + seconds
/** A load generator that is busier than this measures itself. */
const maxUtilization = 0.8

/**
 * How others fare while one client floods the site from 100 connections, in each mode of running it
 * (`modes.mjs`).
 * @returns whether it is good enough
 */
export async function benchFlood({ env, start }) {
  let isGood = true
  for (const mode of chooseModes()) {
    const { site, dataDir, stop } = await mode.start({ env, start })
    console.log(`\n${mode.name}. Waiting for the new site to come to rest …`)
    await waitUntilQuiet(join(dataDir, 'media'))
    await readPage(site.url + page)
    const logIn = (email) => credentials(site.url, email, env.DEMO_PASSWORD)
    const floods = mode.isOneProcess ? [[siteFloods, siteVisits]] : []
    const rows = {}
    for (const [group, visits] of [...floods, [callFloods, callVisits]]) {
      for (const [name, flood] of Object.entries(group).filter(([name]) => chosenFloods.test(name))) {
        for (const [visit, asked] of Object.entries(visits).filter(([name]) => chosenVisits.test(name))) {
          const row = await compare(site.url, { mode, flood, visit: asked, logIn })
          rows[`${name}: ${visit}`] = row
          console.log(
            `${name}: ${visit}: ${row['alone p95 ms']} ms, flooded ${row['flooded p95 ms']} ms ${row['']}`,
          )
        }
      }
    }
    console.table(rows)
    isGood &&= Object.values(rows).every((row) => row[''] === '')
    await stop()
  }
  return isGood
}

/** Measures a visit without and with a flood, several times in turn. */
async function compare(url, { mode, flood, visit: limited, logIn }) {
  const { maxRatio, maxMoreMs, asksDatabase = false, ...asked } = limited
  const visit = { ...asked, ...(await logIn(asked.by)), seconds, skippedSeconds, connections: 4 }
  const flooding = { ...flood, ...(await logIn(flood.by)) }
  const runs = []
  for (let round = 0; round < rounds; round += 1) {
    runs.push({ alone: await run(url, visit), ...(await whileFlooded(url, flooding, visit)) })
  }
  const alone = median(runs.map((one) => one.alone.p95))
  const flooded = median(runs.map(({ visited }) => visited.p95))
  const more = asksDatabase && mode.isEmbedded ? statementMs : maxMoreMs
  const isAnswered = runs.every(({ visited }) => Object.keys(visited.statuses).join() === '200')
  const isMeasured = runs.every(
    (one) => one.alone.utilization < maxUtilization && one.visited.utilization < maxUtilization,
  )
  return {
    'alone p95 ms': round(alone),
    'flooded p95 ms': round(flooded),
    ratio: round(flooded / alone),
    'at most': `${maxRatio} × + ${more} ms`,
    'flood/s': Math.round(median(runs.map((one) => one.flood.asked / floodSeconds))),
    'its answers': count(runs.at(-1).flood.statuses),
    '': verdict({ isAnswered, isMeasured, isFast: flooded <= maxRatio * alone + more }),
  }
}

function verdict({ isAnswered, isMeasured, isFast }) {
  if (!isMeasured) return 'the load generator was busy'
  if (!isAnswered) return '✗ refused'
  return isFast ? '' : '✗ slow'
}

const count = (statuses) =>
  Object.entries(statuses)
    .map(([status, number]) => `${status}: ${number}`)
    .join(', ')

/** The cookies and headers of an account of the demo; nothing without one. */
async function credentials(url, email, password) {
  if (!email) return {}
  const browser = new Client(url)
  await browser.logIn(email, password)
  return { headers: browser.headers() }
}

async function whileFlooded(url, flood, asked) {
  const flooding = run(url, {
    ...flood,
    addresses: ['127.0.0.2'],
    connections: 100,
    seconds: floodSeconds,
    maxRequests: 200_000,
  })
  await new Promise((resolve) => setTimeout(resolve, beforeMs))
  const visited = await run(url, { ...asked, seconds: seconds - 0.5 })
  return { visited, flood: await flooding }
}

async function run(url, options) {
  const child = execute(process.execPath, [client], { maxBuffer: 2 ** 24 })
  child.child.stdin.end(JSON.stringify({ maxRequests: 1e9, ...options, url }))
  return JSON.parse((await child).stdout)
}

function round(value) {
  return Math.round(value * 100) / 100
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
