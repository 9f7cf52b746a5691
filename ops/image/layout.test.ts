import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFinalStage, getVariables, listTexts, parseExecForm } from '@/tests/servers/dockerfile'
import { findFreePort } from '@/tests/servers/free-port'
import { openTraceCollector, type TraceCollector } from '@/tests/servers/trace-collector'
import { createLayout, type Layout } from './layout'

const run = promisify(execFile)
/** A user who is neither root nor the owner of the files. */
const otherUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const startTimeoutMs = 60_000
const isBuilt = existsSync('.next/BUILD_ID') && existsSync('dist/build-hash')

// Needs GNU cp and find, and the build of the previous step.
describe.runIf(process.platform === 'linux' && isBuilt)('the content of the image', () => {
  let layout: Layout
  let dataDir: string
  let collector: TraceCollector
  let options: { cwd: string; env: NodeJS.ProcessEnv & { PORT: string }; uid?: number; gid?: number }

  beforeAll(async () => {
    layout = await createLayout()
    dataDir = await mkdtemp(join(tmpdir(), 'bh-image-data-'))
    if (otherUser.uid !== undefined) await chown(dataDir, otherUser.uid, otherUser.gid)
    collector = await openTraceCollector()
    const siteVariables = {
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    }
    const systemVariables = { PATH: process.env.PATH, TMPDIR: dataDir, NODE_ENV: 'production' } as const
    options = {
      cwd: layout.folder,
      env: { ...getVariables(getFinalStage()), ...systemVariables, ...siteVariables },
      ...otherUser,
    }
  })
  afterAll(async () => {
    await layout?.remove()
    await collector?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('creates a site, serves it and stops, as a user who may write only to DATA_DIR', async () => {
    const organization = ['--name', 'Haus am Hafen', '--email', 'post@example.org']
    const admin = ['--admin-first-name', 'Eva', '--admin-last-name', 'Amt']
    const init = await run(process.execPath, ['dist/init.js', ...organization, ...admin], options)
    expect(init.stdout).toContain('The site of Haus am Hafen is ready')

    const [, ...args] = parseExecForm(listTexts(getFinalStage(), 'CMD')[0] ?? '')
    const server = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
    try {
      await expect.poll(readHealth, { timeout: startTimeoutMs, interval: 500 }).toContain('"status":"ok"')
      const page = await fetch(`http://127.0.0.1:${options.env.PORT}/de`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Haus am Hafen')])
    } finally {
      expect(await stop(server), String(Buffer.concat(output))).toBe(0)
    }
    await expect(readHealth()).resolves.toContain('does not respond')
    // Packages of OpenTelemetry are loaded only for traces.
    expect(collector.spans.map(({ attributes }) => attributes['http.route'])).toContain('/')
    // A denied write would be logged.
    expect(String(Buffer.concat(output))).not.toMatch(/EACCES|EROFS|EPERM/)
  }, 120_000)

  /** Runs the health check of the container. @returns its output */
  async function readHealth(): Promise<string> {
    const result = await run(process.execPath, ['scripts/health.mjs'], options).catch((error) => error)
    return `${result.stdout}${result.stderr}`
  }
})

async function stop(server: ChildProcess): Promise<unknown> {
  if (server.exitCode !== null) return server.exitCode
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  return code
}
