import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { RequestMetrics } from '@/lib/node/metrics/request-metrics'
import type { AppEnv } from '../app-env'

/** Counts requests by route pattern. */
export function requestMetrics(requests: RequestMetrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    requests.count({
      program: 'backend',
      route: routePath(c, -1),
      method: c.req.method,
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    })
  })
}
