import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry'

/** Interval of measurements in milliseconds. */
const samplingIntervalMs = 20

type DelayHistogram = Pick<IntervalHistogram, 'percentile' | 'max' | 'reset'>

/**
 * Registers Node's process metrics with their usual names, for common dashboards.
 * @param release name of the build
 * @param delays delays of the event loop
 */
export function registerProcessMetrics(registry: Registry, release: string, delays: DelayHistogram): void {
  registry.addReader(
    'process',
    {
      build: {
        name: 'buehnenhaus_build_info',
        help: 'Always 1; the labels name the program and its versions.',
        labels: ['release', 'node'],
      },
      uptime: { name: 'process_uptime_seconds', help: 'Uptime of the process.' },
      cpu: { name: 'process_cpu_seconds_total', help: 'CPU time of the process.', type: 'counter' },
      resident: {
        name: 'process_resident_memory_bytes',
        help: 'Memory of the process including its threads.',
      },
      heapUsed: { name: 'nodejs_heap_size_used_bytes', help: 'Used heap of the main thread.' },
      heapTotal: { name: 'nodejs_heap_size_total_bytes', help: 'Size of the heap of the main thread.' },
      external: { name: 'nodejs_external_memory_bytes', help: 'Memory outside the heap, including buffers.' },
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
  registry.addReader(
    'event loop',
    {
      p99: {
        name: 'nodejs_eventloop_lag_p99_seconds',
        help: '99th percentile of the event loop delay since the last reading.',
      },
      max: {
        name: 'nodejs_eventloop_lag_max_seconds',
        help: 'Longest event loop delay since the last reading.',
      },
    },
    () => {
      const lag = { p99: toLagSeconds(delays.percentile(99)), max: toLagSeconds(delays.max) }
      delays.reset()
      return lag
    },
  )
}

/** Starts to measure delays of the event loop. `disable` ends the measurement. */
export function watchEventLoop(): IntervalHistogram {
  const delays = monitorEventLoopDelay({ resolution: samplingIntervalMs })
  delays.enable()
  return delays
}

/** Converts a delay in nanoseconds to lag in seconds: the part above the interval. */
function toLagSeconds(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - samplingIntervalMs / 1000)
}
