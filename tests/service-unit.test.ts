import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const unit = readFileSync('ops/buehnenhaus.service', 'utf8')
const analyzer = 'systemd-analyze'
const hasSystemd = spawnSync(analyzer, ['--version']).status === 0
/** systemd's scale runs from 0 (safe) to 10 (exposed). A network service cannot get below 1. */
const maxExposure = 1.5

/** Parses the settings of the unit by name; a repeated one has several values. */
function parseSettings(): Map<string, string[]> {
  const settings = new Map<string, string[]>()
  for (const line of unit.split('\n')) {
    const [, name, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) settings.set(name, [...(settings.get(name) ?? []), value])
  }
  return settings
}

describe('the service', () => {
  it.each([
    ['User', 'buehnenhaus'],
    ['ProtectSystem', 'strict'],
    ['StateDirectory', 'buehnenhaus'],
    ['NoNewPrivileges', 'true'],
    ['CapabilityBoundingSet', ''],
    ['Restart', 'on-failure'],
    ['EnvironmentFile', '/etc/buehnenhaus.env'],
    ['KillSignal', 'SIGTERM'],
  ])('sets %s=%s', (name, value) => {
    expect(parseSettings().get(name)).toEqual([value])
  })

  it('retries for minutes while the database is not available', () => {
    const settings = parseSettings()
    const seconds = Number(settings.get('StartLimitBurst')?.[0]) * Number(settings.get('RestartSec')?.[0])
    expect(seconds).toBeGreaterThanOrEqual(120)
    expect(seconds).toBeLessThan(Number(settings.get('StartLimitIntervalSec')?.[0]))
  })

  it('gives a server with the longest STOP_DELAY 30 seconds to finish', () => {
    const [, maxDelay] = /STOP_DELAY: .*max\((\d+)\)/.exec(readFileSync('lib/env.ts', 'utf8')) ?? []
    expect(parseSettings().get('TimeoutStopSec')).toEqual([String(Number(maxDelay) + 30)])
    expect(readFileSync('compose.yaml', 'utf8')).toContain(`stop_grace_period: ${Number(maxDelay) + 30}s\n  mem_limit`)
  })

  it('stores data in its state folder, and limits memory above the heap limit of V8', () => {
    const settings = parseSettings()
    expect(settings.get('Environment')).toContain(`DATA_DIR=/var/lib/${settings.get('StateDirectory')?.[0]}`)
    const heap = Number(/--max-old-space-size=(\d+)/.exec(settings.get('ExecStart')?.[0] ?? '')?.[1])
    const limit = Number(/^(\d+)M$/.exec(settings.get('MemoryMax')?.[0] ?? '')?.[1])
    expect(limit).toBeGreaterThan(heap * 2)
  })

  it('lets V8 and WebAssembly compile', () => {
    expect(parseSettings().has('MemoryDenyWriteExecute')).toBe(false)
  })
})

describe.runIf(hasSystemd)('systemd', () => {
  /** Writes the unit with the path of this machine's Node. */
  function writeUnit(): string {
    const folder = mkdtempSync(join(tmpdir(), 'bh-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'buehnenhaus.service')
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
    return file
  }

  it('understands every line', () => {
    const { stdout, stderr } = spawnSync(analyzer, ['verify', '--man=no', writeUnit()], { encoding: 'utf8' })
    const problems = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('buehnenhaus'))
    expect(problems).toEqual([])
  })

  it('reports a low exposure', () => {
    const report = execFileSync(analyzer, ['security', '--offline=true', '--no-pager', writeUnit()], {
      encoding: 'utf8',
    })
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(report)?.[1])
    expect(exposure).toBeLessThanOrEqual(maxExposure)
  })
})
