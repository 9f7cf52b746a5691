import type { Logger } from 'pino'
import { createRegistry, type Registry } from './registry'
import { createRequestMetrics, type RequestMetrics } from './request-metrics'

/** Metrics of a process, collected even if not served. */
export interface ProgramMetrics {
  registry: Registry
  requests: RequestMetrics
}

/** Creates the metrics of a process, which a backend in it shares. */
export function createProgramMetrics(log: Logger): ProgramMetrics {
  const registry = createRegistry({
    onReadError: (reader, error) => log.warn({ err: error, reader }, 'Metrics cannot be read at present'),
  })
  return { registry, requests: createRequestMetrics(registry) }
}
