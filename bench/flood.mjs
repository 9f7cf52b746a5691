import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median } from './measure.mjs'
import { selectModes } from './modes.mjs'
import { Client } from './scale/client.mjs'
import { readPage, waitUntilQuiet } from './servers.mjs'

const execute = promisify(execFile)
const client = fileURLToPath(new URL('client.mjs', import.meta.url))
const page = '/de/ueber-uns'

/** Floods of the site. Each request has a different URL or different cookies. */
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

const picture = readFileSync(new URL('../demo/pictures/bow-strokes.jpg', import.meta.url), 'latin1')

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
    upload: { name: 'a.csv', type: 'text/csv', content: createTable(500) },
  },
  uploads: {
    path: '/de/pageeditor-api/media/',
    by: 'editor@example.org',
    upload: { name: 'a.jpg', type: 'image/jpeg', content: picture },
  },
}

/** Creates a CSV table for a preview of an import. */
function createTable(lines) {
  const rows = Array.from({ length: lines }, (_, index) => `/de/alt-${index};/de/neu-${index}`)
  return ['old_path;new_path', ...rows].join('\n')
}

/** The selected floods and visits, all by default. */
const floodPattern = new RegExp(process.env.BENCH_FLOODS ?? '')
const visitPattern = new RegExp(process.env.BENCH_VISITS ?? '')

const cachedPage = { path: page, addresses: ['127.0.0.1'], intervalMs: 15, maxRatio: 2, maxMoreMs: 5 }
/** Several visitors, so that none of them reaches a limit per client. */
const addresses = Array.from({ length: 12 }, (_, index) => `127.0.1.${index + 1}`)

/**
 * Requests of other visitors during a flood of the site. Their 95th percentile may be `maxRatio`
 * times the one without a flood.
 */
const siteVisits = {
  'a cached page': { ...cachedPage, maxMoreMs: 0 },
  'a rendered page': { path: '/de/account/verify-email/*', addresses, intervalMs: 150, maxRatio: 3, maxMoreMs: 0 },
}

const databaseVisit = { intervalMs: 100, maxRatio: 2, maxMoreMs: 5, asksDatabase: true }

/**
 * The same for floods of the backend. With the embedded database a response may wait for one more
 * statement (`statementMs`).
 */
const callVisits = {
  'a cached page': cachedPage,
  "a member's data": {
    ...databaseVisit,
    path: '/de/api/users/me/',
    by: 'mitglied@example.org',
    addresses: ['127.0.1.1'],
  },
  'a search': { ...databaseVisit, path: '/de/api/search/?query=tarifvertrag', addresses },
  readiness: { ...databaseVisit, path: '/api/health/ready/', addresses: ['127.0.1.20'] },
}
const statementMs = 100

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
/** Only the steady state of a flood is measured, not its initial burst. */
const warmUpMs = 5000
/** A visitor counts as active after the first request. The first second is not measured. */
const skippedSeconds = 1
const floodSeconds = warmUpMs / 1000 + skippedSeconds + seconds
/** A load generator that is busier than this measures itself. */
const maxUtilization = 0.8

/**
 * Measures the response times of visitors while one client floods the site from 100 connections, in
 * each mode (`modes.mjs`).
 * @returns true if all are within their limits
 */
export async function benchFlood({ env, start }) {
  let isGood = true
  for (const mode of selectModes()) {
    const { site, dataDir, stop } = await mode.start({ env, start })
    console.log(`\n${mode.name}. Waiting until the new site is idle …`)
    await waitUntilQuiet(join(dataDir, 'media'))
    await readPage(site.url + page)
    const logIn = (email) => fetchCredentials(site.url, email, env.DEMO_PASSWORD)
    const floods = mode.isOneProcess ? [[siteFloods, siteVisits]] : []
    const rows = {}
    for (const [group, visits] of [...floods, [callFloods, callVisits]]) {
      for (const [name, flood] of Object.entries(group).filter(([name]) => floodPattern.test(name))) {
        for (const [visit, visitOptions] of Object.entries(visits).filter(([name]) => visitPattern.test(name))) {
          const row = await compare(site.url, { mode, flood, visit: visitOptions, logIn })
          rows[`${name}: ${visit}`] = row
          console.log(`${name}: ${visit}: ${row['alone p95 ms']} ms, flooded ${row['flooded p95 ms']} ms ${row['']}`)
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
async function compare(url, { mode, flood, visit: limitedVisit, logIn }) {
  const { maxRatio, maxMoreMs, asksDatabase = false, ...visitOptions } = limitedVisit
  const visit = { ...visitOptions, ...(await logIn(visitOptions.by)), seconds, skippedSeconds, connections: 4 }
  const floodOptions = { ...flood, ...(await logIn(flood.by)) }
  const runs = []
  for (let round = 0; round < rounds; round += 1) {
    runs.push({ alone: await run(url, visit), ...(await measureDuringFlood(url, floodOptions, visit)) })
  }
  const idleP95 = median(runs.map((entry) => entry.alone.p95))
  const floodedP95 = median(runs.map(({ visited }) => visited.p95))
  const toleranceMs = asksDatabase && mode.isEmbedded ? statementMs : maxMoreMs
  const isAnswered = runs.every(({ visited }) => Object.keys(visited.statuses).join() === '200')
  const isMeasured = runs.every(
    (entry) => entry.alone.utilization < maxUtilization && entry.visited.utilization < maxUtilization,
  )
  return {
    'alone p95 ms': round(idleP95),
    'flooded p95 ms': round(floodedP95),
    ratio: round(floodedP95 / idleP95),
    'at most': `${maxRatio} × + ${toleranceMs} ms`,
    'flood/s': Math.round(median(runs.map((entry) => entry.flood.asked / floodSeconds))),
    'its answers': count(runs.at(-1).flood.statuses),
    '': toVerdict({ isAnswered, isMeasured, isFast: floodedP95 <= maxRatio * idleP95 + toleranceMs }),
  }
}

function toVerdict({ isAnswered, isMeasured, isFast }) {
  if (!isMeasured) return 'the load generator was busy'
  if (!isAnswered) return '✗ refused'
  return isFast ? '' : '✗ slow'
}

const count = (statuses) =>
  Object.entries(statuses)
    .map(([status, number]) => `${status}: ${number}`)
    .join(', ')

/** Logs in with a demo account. @returns the options of its requests; empty without an account */
async function fetchCredentials(url, email, password) {
  if (!email) return {}
  const browser = new Client(url)
  await browser.logIn(email, password)
  return { headers: browser.headers() }
}

async function measureDuringFlood(url, flood, visit) {
  const floodRun = run(url, {
    ...flood,
    addresses: ['127.0.0.2'],
    connections: 100,
    seconds: floodSeconds,
    maxRequests: 200_000,
  })
  await new Promise((resolve) => setTimeout(resolve, warmUpMs))
  const visitResult = await run(url, { ...visit, seconds: seconds - 0.5 })
  return { visited: visitResult, flood: await floodRun }
}

async function run(url, options) {
  const child = execute(process.execPath, [client], { maxBuffer: 2 ** 24 })
  child.child.stdin.end(JSON.stringify({ maxRequests: 1e9, ...options, url }))
  return JSON.parse((await child).stdout)
}

function round(value) {
  return Math.round(value * 100) / 100
}
