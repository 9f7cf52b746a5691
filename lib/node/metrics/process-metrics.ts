import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry'

/** How often the event loop is asked whether it is late, in milliseconds. */
const resolution = 20

type DelayHistogram = Pick<IntervalHistogram, 'percentile' | 'max' | 'reset'>

/**
 * Adds what Node knows of its process, under the names that other programs on Node use, so that dashboards fit.
 * @param release what the build is called (see `readRelease`)
 * @param delays the delays of the event loop since they were last asked for
 */
export function registerProcessMetrics(registry: Registry, release: string, delays: DelayHistogram): void {
  registry.read(
    'process',
    {
      build: {
        name: 'buehnenhaus_build_info',
        help: 'Always 1; the labels name what runs.',
        labels: ['release', 'node'],
      },
      uptime: { name: 'process_uptime_seconds', help: 'How long the process has been running.' },
      cpu: {
        name: 'process_cpu_seconds_total',
        help: 'Time of the processors that the process used.',
        type: 'counter',
      },
      resident: {
        name: 'process_resident_memory_bytes',
        help: 'Memory of the process, its threads included.',
      },
      heapUsed: {
        name: 'nodejs_heap_size_used_bytes',
        help: 'What is in use of the heap of the main thread.',
      },
      heapTotal: { name: 'nodejs_heap_size_total_bytes', help: 'The heap of the main thread.' },
      external: { name: 'nodejs_external_memory_bytes', help: 'Memory outside the heap, buffers included.' },
    },
    () => {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      return {
        build: [{ labels: { release, node: process.version }, value: 1 }],
        uptime: process.uptime(),
        cpu: (user + system) / 1e6,
        resident: rss,
        heapUsed,
        heapTotal,
        external,
      }
    },
  )
  registry.read(
    'event loop',
    {
      p99: {
        name: 'nodejs_eventloop_lag_p99_seconds',
        help: 'How late the event loop was in 99 of 100 cases since it was last asked.',
      },
      max: {
        name: 'nodejs_eventloop_lag_max_seconds',
        help: 'How late the event loop was at most since it was last asked.',
      },
    },
    () => {
      const lag = { p99: lagOf(delays.percentile(99)), max: lagOf(delays.max) }
      delays.reset()
      return lag
    },
  )
}

/** Begins to watch the event loop. Call `disable` at the end. */
export function watchEventLoop(): IntervalHistogram {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  return delays
}

/** Node measures the whole time between two of its timers, in nanoseconds: what exceeds the interval is lag. */
function lagOf(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - resolution / 1000)
}
