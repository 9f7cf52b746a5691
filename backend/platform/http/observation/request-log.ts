import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { AppEnv } from '../app-env'

/**
 * Logs one line for each request. It has no addresses, queries, cookies or clients, which may be
 * personal data.
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
