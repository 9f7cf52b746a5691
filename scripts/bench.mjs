import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure, printReport } from '../bench/measure.mjs'
import { readPage, settle, startServer } from '../bench/servers.mjs'
import { ensureBrowser } from './support/browser.mjs'
import { bin, root } from './support/paths.mjs'
import { build, prepare } from './support/prepare.mjs'
import { run, runOrExit } from './support/run.mjs'

/** The page that is asked for: one with text, pictures, columns and the whole frame. */
const path = process.env.BENCH_PATH ?? '/de/ueber-uns'
const least = 0.5
const baseline = join(root, 'bench/baseline')
const empty = join(root, 'bench/empty')

await prepare()
await build()
for (const app of [baseline, empty]) {
  await runOrExit(bin('next'), ['build', app], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
}
const browser = await ensureBrowser()

const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-bench-'))
const servers = []
let isGood = false
try {
  const start = async (...parameters) => {
    const server = await startServer(...parameters)
    servers.push(server)
    return server.url
  }
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    BACKEND_URL: '',
    // The one that e2e/support/log-in.ts knows: typing is measured as an editor.
    DEMO_PASSWORD: 'Vorhang auf, Licht aus!',
  }
  const site = await start([join(root, 'dist/server.js')], { env, isReady: /is open/ })
  console.log('Waiting for the new site to come to rest …')
  await settle(join(folder, 'data/media'))
  const page = await readPage(site + path)
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers: page.headers, body: page.body.toString('base64') }))
  const bare = await start([join(root, 'bench/bare.mjs'), file], { isReady: /ready/, portByArgument: true })
  const plain = await start([bin('next'), 'start', baseline, '-p'], {
    env: { NODE_ENV: 'production' },
    isReady: /Ready in/,
    portByArgument: true,
  })
  const pairs = [
    {
      name: `a kept page (${path}, ${page.body.length} bytes as ${page.encoding})`,
      own: { name: 'Bühnenhaus', url: site + path },
      other: { name: 'bare Node', url: bare + path },
      connections: 50,
    },
    {
      name: `a page that is not kept (${page.elements} elements)`,
      own: { name: 'Bühnenhaus', url: site + path, isRandom: true },
      other: { name: 'plain Next', url: `${plain}/?elements=${page.elements}`, isRandom: true },
      connections: 10,
    },
  ]
  const emptyApp = await start([bin('next'), 'start', empty, '-p'], {
    env: { NODE_ENV: 'production' },
    isReady: /Ready in/,
    portByArgument: true,
  })
  const inBrowser = { env: browser ? { CHROMIUM_PATH: browser } : {} }
  const isLight = (await run(bin('tsx'), [join(root, 'bench/weigh.ts'), site, emptyApp], inBrowser)) === 0
  const isPrompt = (await run(bin('tsx'), [join(root, 'bench/typing/main.ts'), site], inBrowser)) === 0
  const results = []
  for (const pair of pairs) results.push(await measure(pair))
  isGood = printReport(results, least) && isLight && isPrompt
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isGood ? 0 : 1
