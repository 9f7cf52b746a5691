import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { runInSpan } from '@/lib/node/tracing/tracing'
import type { AppEnv } from '../app-env'

/** Records a span for each request, as part of the site's trace. */
export const requestTrace = createMiddleware<AppEnv>((c, next) => {
  const { method } = c.req
  const attributes = { 'http.request.method': method, 'buehnenhaus.request_id': c.get('requestId') }
  const options = { kind: 'server', attributes, traceparent: c.req.header('traceparent') } as const
  return runInSpan(method, options, async (span) => {
    await next()
    const route = routePath(c, -1)
    span?.rename(`${method} ${route}`)
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': c.res.status })
  })
})
