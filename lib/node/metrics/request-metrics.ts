import type { Registry } from './registry'

export interface EndedRequest {
  /** Part of the process. */
  program: 'site' | 'backend'
  /** Route template. Paths would create too many series. */
  route: string
  method: string
  /** `aborted` if the client disconnected before the end. */
  status: number | 'aborted'
  seconds: number
}

export interface RequestMetrics {
  count(request: EndedRequest): void
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Bounds in seconds for cached pages and slow requests. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of requests. Durations have fewer labels, to limit the series. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const requests = registry.addCounter({
    name: 'buehnenhaus_http_requests_total',
    help: 'Requests by route, method and status class.',
    labels: ['program', 'route', 'method', 'status'],
  })
  const durations = registry.addHistogram({
    name: 'buehnenhaus_http_request_duration_seconds',
    help: 'Duration of requests by route and method.',
    labels: ['program', 'route', 'method'],
    buckets: durationBuckets,
  })
  return {
    count({ program, route, method: requestMethod, status, seconds }) {
      // Clients can send any method, and each would be a series.
      const method = methods.has(requestMethod) ? requestMethod : 'other'
      requests.increase({ program, route, method, status: toStatusClass(status) })
      durations.observe({ program, route, method }, seconds)
    },
  }
}

function toStatusClass(status: number | 'aborted'): string {
  return status === 'aborted' ? status : `${Math.floor(status / 100)}xx`
}
