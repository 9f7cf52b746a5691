import { expect, it } from 'vitest'
import { registerProcessMetrics } from './process-metrics'
import { createRegistry } from './registry'

it('tells what runs, how much memory it takes and how late its event loop was', async () => {
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
  const told = (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
  expect(lines).toContain(
    `buehnenhaus_build_info{release="buehnenhaus@1.0.0+abc",node="${process.version}"} 1`,
  )
  // 20 ms of what Node measured are the interval itself.
  expect(told('nodejs_eventloop_lag_p99_seconds')).toBeCloseTo(0.1)
  expect(told('nodejs_eventloop_lag_max_seconds')).toBeCloseTo(1.5)
  expect(resets).toBe(1)
  expect(told('process_resident_memory_bytes')).toBeGreaterThan(told('nodejs_heap_size_used_bytes'))
  expect(told('nodejs_heap_size_used_bytes')).toBeGreaterThan(0)
  expect(told('process_uptime_seconds')).toBeGreaterThan(0)
  expect(told('process_cpu_seconds_total')).toBeGreaterThan(0)
})

it('an event loop that was not asked before was not late', async () => {
  const registry = createRegistry({ onReadError: () => undefined })
  registerProcessMetrics(registry, 'a', { percentile: () => 511, max: 0, reset: () => undefined })
  expect(await registry.expose()).toContain('nodejs_eventloop_lag_p99_seconds 0\n')
})
