import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFinalStage, getVariables, listTexts, parseExecForm } from '@/tests/servers/dockerfile'
import { freePort } from '@/tests/servers/free-port'
import { openTraceCollector, type TraceCollector } from '@/tests/servers/trace-collector'
import { type Layout, layOut } from './layout'

const run = promisify(execFile)
/** Anybody but root, and not the owner of what was laid out. */
const stranger = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const startTimeoutMs = 60_000
const isBuilt = existsSync('.next/BUILD_ID') && existsSync('dist/build-hash')

// GNU's cp and find; the build is made by the step before.
describe.runIf(process.platform === 'linux' && isBuilt)('what the image holds, without a builder', () => {
  let layout: Layout
  let dataDir: string
  let collector: TraceCollector
  let options: { cwd: string; env: NodeJS.ProcessEnv & { PORT: string }; uid?: number; gid?: number }

  beforeAll(async () => {
    layout = await layOut()
    dataDir = await mkdtemp(join(tmpdir(), 'bh-image-data-'))
    if (stranger.uid !== undefined) await chown(dataDir, stranger.uid, stranger.gid)
    collector = await openTraceCollector()
    const own = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    }
    const system = { PATH: process.env.PATH, TMPDIR: dataDir, NODE_ENV: 'production' } as const
    options = {
      cwd: layout.folder,
      env: { ...getVariables(getFinalStage()), ...system, ...own },
      ...stranger,
    }
  })
  afterAll(async () => {
    await layout?.remove()
    await collector?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('makes a site, serves it, is healthy and stops, as another user who may write DATA_DIR alone', async () => {
    const house = ['--name', 'Haus am Hafen', '--email', 'post@example.org']
    const admin = ['--admin-first-name', 'Eva', '--admin-last-name', 'Amt']
    const made = await run(process.execPath, ['dist/init.js', ...house, ...admin], options)
    expect(made.stdout).toContain('The site of Haus am Hafen is made')

    const [, ...words] = parseExecForm(listTexts(getFinalStage(), 'CMD')[0] ?? '')
    const server = spawn(process.execPath, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk))
    try {
      await expect.poll(health, { timeout: startTimeoutMs, interval: 500 }).toContain('"status":"ok"')
      const page = await fetch(`http://127.0.0.1:${options.env.PORT}/de`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Haus am Hafen')])
    } finally {
      expect(await stop(server), String(Buffer.concat(output))).toBe(0)
    }
    await expect(health()).resolves.toContain('does not answer')
    // OpenTelemetry's packages, which are loaded for that alone, are there.
    expect(collector.spans.map(({ attributes }) => attributes['http.route'])).toContain('/')
    // What the tree was denied would be told here.
    expect(String(Buffer.concat(output))).not.toMatch(/EACCES|EROFS|EPERM/)
  }, 120_000)

  /** What the container's own check says, whichever way it ends. */
  async function health(): Promise<string> {
    const told = await run(process.execPath, ['scripts/health.mjs'], options).catch((error) => error)
    return `${told.stdout}${told.stderr}`
  }
})

async function stop(server: ChildProcess): Promise<unknown> {
  if (server.exitCode !== null) return server.exitCode
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  return code
}
