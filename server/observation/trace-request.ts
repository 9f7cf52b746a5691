import type { IncomingMessage, ServerResponse } from 'node:http'
import { isTracing, runInSpan, traceId } from '@/lib/node/tracing/tracing'
import type { RequestContext } from '@/lib/request-context'
import { isBuildPath, type SiteFiles } from '../http/site-files'
import { getRouteLabel } from './site-metrics'

interface TracedRequest {
  request: IncomingMessage
  response: ServerResponse
  context: RequestContext
  files: SiteFiles
}

const methodPattern = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/

/**
 * Responds within a span and a new trace. Ignores `traceparent` of clients, which would let them
 * control traces. Build files have no span.
 */
export function traceRequest({ request, response, context, files }: TracedRequest, respond: () => void): void {
  if (!isTracing() || isBuildPath(request.url ?? '')) {
    respond()
    return
  }
  const route = getRouteLabel(request.url ?? '', files)
  const method = methodPattern.test(request.method ?? '') ? String(request.method) : '_OTHER'
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'buehnenhaus.request_id': context.id,
  }
  void runInSpan(`${method} ${route}`, { kind: 'server', attributes }, async (span) => {
    context.traceId = traceId()
    const closePromise = new Promise((resolve) => response.once('close', resolve))
    respond()
    await closePromise
    span?.setAttributes({
      ...(response.writableFinished && { 'http.response.status_code': response.statusCode }),
      ...(context.page && { 'buehnenhaus.page': context.page }),
    })
  })
}
