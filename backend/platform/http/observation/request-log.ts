import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { AppEnv } from '../app-env'

/**
 * Logs one line for each request: method, pattern of the route, status, duration and request id.
 * Addresses, queries, cookies and clients are not logged, because they may contain personal data.
 */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    log.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      durationMs: Math.round(performance.now() - start),
    })
  })
}
