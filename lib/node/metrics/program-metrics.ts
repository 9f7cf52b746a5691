import type { Logger } from 'pino'
import { createRegistry, type Registry } from './registry'
import { createRequestMetrics, type RequestMetrics } from './request-metrics'

/** Metrics of a process. They are collected even if `serveMetrics` does not serve them. */
export interface ProgramMetrics {
  registry: Registry
  requests: RequestMetrics
}

/** Creates the metrics of a process. The site shares them with a backend in the same process. */
export function createProgramMetrics(log: Logger): ProgramMetrics {
  const registry = createRegistry({
    onReadError: (reader, error) => log.warn({ err: error, reader }, 'Metrics cannot be read at present'),
  })
  return { registry, requests: createRequestMetrics(registry) }
}
