import type { Registry } from './registry'

/** A request that has ended. */
export interface EndedRequest {
  /** Which part of the process answered. */
  program: 'site' | 'backend'
  /** The template of its route, one of few, never the path itself: that would make a series of each address. */
  route: string
  method: string
  /** `aborted` where the client disconnected first. */
  status: number | 'aborted'
  seconds: number
}

export interface RequestMetrics {
  count(request: EndedRequest): void
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** From pages of the cache to what takes too long, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts requests, and measures them: how long by route alone, so that a route has few series. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const requests = registry.counter({
    name: 'buehnenhaus_http_requests_total',
    help: 'Requests that were answered, by route, method and class of the status.',
    labels: ['program', 'route', 'method', 'status'],
  })
  const durations = registry.histogram({
    name: 'buehnenhaus_http_request_duration_seconds',
    help: 'How long requests took, by route and method.',
    labels: ['program', 'route', 'method'],
    buckets,
  })
  return {
    count({ program, route, method: sent, status, seconds }) {
      // Clients choose the method.
      const method = methods.has(sent) ? sent : 'other'
      requests.increase({ program, route, method, status: classOf(status) })
      durations.observe({ program, route, method }, seconds)
    },
  }
}

function classOf(status: number | 'aborted'): string {
  return status === 'aborted' ? status : `${Math.floor(status / 100)}xx`
}
