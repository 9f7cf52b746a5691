import { describe, expect, it } from 'vitest'
import { createRegistry } from './registry'

function start() {
  const errors: unknown[] = []
  const registry = createRegistry({ onReadError: (reader, error) => errors.push([reader, error]), timeoutMs: 20 })
  const readLines = async () => (await registry.expose()).split('\n').filter((line) => !line.startsWith('#'))
  return { registry, errors, readLines }
}

describe('counter', () => {
  it('has a series for each combination of its labels', async () => {
    const { registry, readLines } = start()
    const calls = registry.addCounter({ name: 'calls_total', help: 'Calls.', labels: ['route', 'status'] })
    calls.increase({ route: '/a', status: '2xx' })
    calls.increase({ status: '2xx', route: '/a' })
    calls.increase({ route: '/a', status: '5xx' })
    expect(await readLines()).toEqual([
      'calls_total{route="/a",status="2xx"} 2',
      'calls_total{route="/a",status="5xx"} 1',
      '',
    ])
  })
})

describe('histogram', () => {
  it('counts values up to the bound of each bucket, with sum and count', async () => {
    const { registry, readLines } = start()
    const seconds = registry.addHistogram({ name: 'seconds', help: 'Seconds.', labels: ['route'], buckets: [0.5, 1] })
    for (const value of [0.25, 0.5, 0.75, 4]) seconds.observe({ route: '/a' }, value)
    expect(await readLines()).toEqual([
      'seconds_bucket{route="/a",le="0.5"} 2',
      'seconds_bucket{route="/a",le="1"} 3',
      'seconds_bucket{route="/a",le="+Inf"} 4',
      'seconds_sum{route="/a"} 5.5',
      'seconds_count{route="/a"} 4',
      '',
    ])
  })

  it('works without labels', async () => {
    const { registry, readLines } = start()
    registry.addHistogram({ name: 'seconds', help: 'Seconds.', buckets: [1] }).observe({}, 2)
    expect(await readLines()).toContain('seconds_bucket{le="1"} 0')
    expect(await readLines()).toContain('seconds_sum 2')
  })
})

describe('read', () => {
  it('exposes current values and omits missing ones', async () => {
    const { registry, readLines } = start()
    let size = 3
    const metrics = {
      size: { name: 'queue_size', help: 'Size.' },
      age: { name: 'queue_age', help: 'Age.' },
      up: { name: 'up_by_part', help: 'Up.', labels: ['part'] },
    }
    registry.addReader('queue', metrics, async () => ({
      size,
      age: null,
      up: [{ labels: { part: 'disk' }, value: Number.POSITIVE_INFINITY }],
    }))
    expect(await readLines()).toEqual(['queue_size 3', 'up_by_part{part="disk"} +Inf', ''])
    size = 4
    expect(await readLines()).toContain('queue_size 4')
  })

  it.each([
    ['fails', () => Promise.reject(new Error('away')), 'away'],
    ['takes too long', () => new Promise<never>(() => undefined), 'Reading the metrics "queue" does not end in time.'],
  ])('omits and counts metrics whose reader %s, and exposes the others', async (_, read, message) => {
    const { registry, errors, readLines } = start()
    registry.addReader('queue', { size: { name: 'queue_size', help: 'Size.' } }, read)
    registry.addReader('disk', { free: { name: 'disk_free', help: 'Free.' } }, () => ({ free: 1 }))
    const failures = 'buehnenhaus_metric_read_errors_total{reader="queue"}'
    expect(await readLines()).toEqual([`${failures} 1`, 'disk_free 1', ''])
    expect(errors).toEqual([['queue', new Error(message)]])
    expect(await readLines()).toContain(`${failures} 2`)
  })
})

describe('expose', () => {
  it('describes each metric and escapes line breaks and quotes', async () => {
    const { registry } = start()
    const calls = registry.addCounter({ name: 'calls_total', help: 'A \\ and\na line.', labels: ['route'] })
    calls.increase({ route: 'a"b\\c\nd' })
    expect(await registry.expose()).toContain(
      [
        '# HELP calls_total A \\\\ and\\na line.',
        '# TYPE calls_total counter',
        'calls_total{route="a\\"b\\\\c\\nd"} 1',
        '',
      ].join('\n'),
    )
  })
})

it('rejects duplicate and invalid names', () => {
  const { registry } = start()
  registry.addCounter({ name: 'calls_total', help: 'Calls.' })
  expect(() => registry.addHistogram({ name: 'calls_total', help: 'Calls.', buckets: [] })).toThrow('calls_total')
  const read = () => registry.addReader('a', { a: { name: 'calls_total', help: 'Calls.' } }, () => ({ a: 1 }))
  expect(read).toThrow('calls_total')
  expect(() => registry.addCounter({ name: 'calls-total', help: 'Calls.' })).toThrow('calls-total')
})

it('lists its metrics without reading them', () => {
  const { registry } = start()
  registry.addCounter({ name: 'calls_total', help: 'Calls.', labels: ['route'] })
  registry.addReader('a', { a: { name: 'size', help: 'Size.' } }, () => {
    throw new Error('read')
  })
  expect(registry.metrics.map(({ name, type, labels }) => [name, type, labels])).toEqual([
    ['buehnenhaus_metric_read_errors_total', 'counter', ['reader']],
    ['calls_total', 'counter', ['route']],
    ['size', 'gauge', []],
  ])
})
