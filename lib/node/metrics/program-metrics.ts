import type { Logger } from 'pino'
import { createRegistry, type Registry } from './registry'
import { createRequestMetrics, type RequestMetrics } from './request-metrics'

/** What a process counts of itself, whether or not somebody asks (see `serveMetrics`). */
export interface ProgramMetrics {
  registry: Registry
  requests: RequestMetrics
}

/** Makes them, once for each process: the site and a backend in it share them. */
export function createProgramMetrics(log: Logger): ProgramMetrics {
  const registry = createRegistry({
    onReadError: (reader, error) => log.warn({ err: error, reader }, 'Metrics cannot be read at present'),
  })
  return { registry, requests: createRequestMetrics(registry) }
}
