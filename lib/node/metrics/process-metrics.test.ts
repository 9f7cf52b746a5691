import { expect, it } from 'vitest'
import { registerProcessMetrics } from './process-metrics'
import { createRegistry } from './registry'

it('exposes the release, the memory and the event loop lag', async () => {
  const registry = createRegistry({ onReadError: () => undefined })
  let resets = 0
  const delays = {
    percentile: (percent: number) => (percent === 99 ? 120e6 : 0),
    max: 1.52e9,
    reset: () => {
      resets += 1
    },
  }
  registerProcessMetrics(registry, 'buehnenhaus@1.0.0+abc', delays)
  const lines = (await registry.expose()).split('\n')
  const readMetric = (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
  expect(lines).toContain(`buehnenhaus_build_info{release="buehnenhaus@1.0.0+abc",node="${process.version}"} 1`)
  // The measuring interval of 20 ms is not lag.
  expect(readMetric('nodejs_eventloop_lag_p99_seconds')).toBeCloseTo(0.1)
  expect(readMetric('nodejs_eventloop_lag_max_seconds')).toBeCloseTo(1.5)
  expect(resets).toBe(1)
  expect(readMetric('process_resident_memory_bytes')).toBeGreaterThan(readMetric('nodejs_heap_size_used_bytes'))
  expect(readMetric('nodejs_heap_size_used_bytes')).toBeGreaterThan(0)
  expect(readMetric('process_uptime_seconds')).toBeGreaterThan(0)
  expect(readMetric('process_cpu_seconds_total')).toBeGreaterThan(0)
})

it('exposes no lag before the first measurement', async () => {
  const registry = createRegistry({ onReadError: () => undefined })
  registerProcessMetrics(registry, 'a', { percentile: () => 511, max: 0, reset: () => undefined })
  expect(await registry.expose()).toContain('nodejs_eventloop_lag_p99_seconds 0\n')
})
