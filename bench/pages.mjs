import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../scripts/support/browser.mjs'
import { bin, root } from '../scripts/support/paths.mjs'
import { run, runOrExit } from '../scripts/support/run.mjs'
import { measure, printReport } from './measure.mjs'
import { countElements, readPage, waitUntilQuiet } from './servers.mjs'

/** The measured page, with text, pictures, columns and the whole frame. */
const path = process.env.BENCH_PATH ?? '/de/ueber-uns'
/** Each mailed key below this path is a different page, which is not cached. */
const renderedPath = '/de/account/verify-email/'
const baseline = join(root, 'bench/minimal-site')
const empty = join(root, 'bench/empty-app')

/**
 * Measures the speed of pages and of typing in comparison with minimal programs.
 * @returns true if all results are within their limits
 */
export async function benchPages({ folder, env, start }) {
  for (const app of [baseline, empty]) {
    await runOrExit(bin('next'), ['build', app], { env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } })
  }
  const browser = await ensureBrowser()
  const siteEnv = { ...env, LOG_LEVEL: 'info' }
  const site = await start([join(root, 'dist/server.js')], { env: siteEnv, isReady: /is open/ })
  console.log('Waiting until the new site is idle …')
  await waitUntilQuiet(join(env.DATA_DIR, 'media'))
  const page = await readPage(site.url + path)
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers: page.headers, body: page.body.toString('base64') }))
  const bare = await start([join(root, 'bench/bare.mjs'), file], { isReady: /ready/, portByArgument: true })
  const plain = await startNext(start, baseline)
  const elementCount = await countElements(`${site.url}${renderedPath}1`)
  const cachedPage = {
    site: { name: 'Bühnenhaus', server: site, path },
    reference: { name: 'bare Node', server: bare, path },
    connections: 16,
  }
  const pairs = [
    { ...cachedPage, name: `a cached page (${path}, ${page.body.length} bytes as ${page.encoding})`, minRatio: 0.6 },
    { ...cachedPage, name: 'the same with 6 KB of cookies', cookieBytes: 6000, minRatio: 0.6 },
    { ...cachedPage, name: 'the same, unchanged (304)', etag: page.headers.etag, minRatio: 0.8 },
    {
      name: `a page that is not cached (${elementCount} elements)`,
      site: { name: 'Bühnenhaus', server: site, path: `${renderedPath}*` },
      reference: { name: 'plain Next', server: plain, path: `/?elements=${elementCount}&r=*` },
      connections: 10,
      minRatio: 0.5,
    },
  ]
  const emptyApp = await startNext(start, empty)
  const inBrowser = { env: browser ? { CHROMIUM_PATH: browser } : {} }
  const addresses = [site.url, emptyApp.url]
  const isLight = (await run(bin('tsx'), [join(root, 'bench/weigh.ts'), ...addresses], inBrowser)) === 0
  const isPrompt = (await run(bin('tsx'), [join(root, 'bench/typing/main.ts'), site.url], inBrowser)) === 0
  const results = []
  for (const pair of pairs) results.push(await measure(pair))
  return printReport(results) && isLight && isPrompt
}

function startNext(start, app) {
  return start([bin('next'), 'start', app, '-p'], {
    env: { NODE_ENV: 'production' },
    isReady: /Ready in/,
    portByArgument: true,
  })
}
