import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const unit = readFileSync('ops/buehnenhaus.service', 'utf8')
const analyzer = 'systemd-analyze'
const hasSystemd = spawnSync(analyzer, ['--version']).status === 0
/** systemd calls 0 safest and 10 exposed; what listens to the network does not come below 1. */
const greatestExposure = 1.5

/** Everything that the unit says, by its name; what stands twice has several values. */
function settings(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of unit.split('\n')) {
    const [, name, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) found.set(name, [...(found.get(name) ?? []), value])
  }
  return found
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
  ])('says %s=%s', (name, value) => {
    expect(settings().get(name)).toEqual([value])
  })

  it('waits minutes for a database that is not there yet', () => {
    const own = settings()
    const waits = Number(own.get('StartLimitBurst')?.[0]) * Number(own.get('RestartSec')?.[0])
    expect(waits).toBeGreaterThanOrEqual(120)
    expect(waits).toBeLessThan(Number(own.get('StartLimitIntervalSec')?.[0]))
  })

  it('keeps its data where it may write, and has room above what V8 may take', () => {
    const own = settings()
    expect(own.get('Environment')).toContain(`DATA_DIR=/var/lib/${own.get('StateDirectory')?.[0]}`)
    const heap = Number(/--max-old-space-size=(\d+)/.exec(own.get('ExecStart')?.[0] ?? '')?.[1])
    const most = Number(/^(\d+)M$/.exec(own.get('MemoryMax')?.[0] ?? '')?.[1])
    expect(most).toBeGreaterThan(heap * 2)
  })

  it('lets V8 and WebAssembly compile', () => {
    expect(settings().has('MemoryDenyWriteExecute')).toBe(false)
  })
})

describe.runIf(hasSystemd)('systemd', () => {
  /** The unit with this machine's Node. */
  function write(): string {
    const folder = mkdtempSync(join(tmpdir(), 'bh-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'buehnenhaus.service')
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
    return file
  }

  it('understands every line', () => {
    const { stdout, stderr } = spawnSync(analyzer, ['verify', '--man=no', write()], {
      encoding: 'utf8',
    })
    const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('buehnenhaus'))
    expect(about).toEqual([])
  })

  it('finds little that is exposed', () => {
    const report = execFileSync(analyzer, ['security', '--offline=true', '--no-pager', write()], {
      encoding: 'utf8',
    })
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(report)?.[1])
    expect(exposure).toBeLessThanOrEqual(greatestExposure)
  })
})
