import type { Registry } from './registry'

/** A finished request. */
export interface EndedRequest {
  /** Part of the process that handled it. */
  program: 'site' | 'backend'
  /** Template of its route. The path itself would create one series per address. */
  route: string
  method: string
  /** `aborted` if the client disconnected first. */
  status: number | 'aborted'
  seconds: number
}

export interface RequestMetrics {
  count(request: EndedRequest): void
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Bounds from cached pages to slow requests, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Creates the counters and durations of requests. Durations have fewer labels, to limit the number
 * of series.
 */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const requests = registry.counter({
    name: 'buehnenhaus_http_requests_total',
    help: 'Requests by route, method and status class.',
    labels: ['program', 'route', 'method', 'status'],
  })
  const durations = registry.histogram({
    name: 'buehnenhaus_http_request_duration_seconds',
    help: 'Duration of requests by route and method.',
    labels: ['program', 'route', 'method'],
    buckets,
  })
  return {
    count({ program, route, method: requestMethod, status, seconds }) {
      // Clients can send any method.
      const method = methods.has(requestMethod) ? requestMethod : 'other'
      requests.increase({ program, route, method, status: toStatusClass(status) })
      durations.observe({ program, route, method }, seconds)
    },
  }
}

function toStatusClass(status: number | 'aborted'): string {
  return status === 'aborted' ? status : `${Math.floor(status / 100)}xx`
}
