import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { QueueFullError } from '@/lib/node/fairness/fair-queue'
import { bindToCurrentSpan, getTraceId, isTracing, runInSpan } from '@/lib/node/tracing/tracing'
import { type RequestContext, withRequest } from '@/lib/request-context'
import { retryAfterSeconds } from './html/finish-page'
import { createStaticResponse } from './html/static-response'
import type { Client, IdentifyClient } from './http/client-address'
import { toClientKey } from './http/client-key'
import { isContractPath } from './http/contract-paths'
import { type Exchange, isReading, isVisit } from './http/exchange'
import { refuseCall, refuseVisit } from './http/refuse'
import { hasBody } from './http/request-body'
import { parseRequestTarget, type RequestTarget } from './http/request-target'
import { sendResponse } from './http/send-response'
import { isBuildPath, type SiteFiles } from './http/site-files'
import { logRequest } from './observation/request-log'
import { getRouteLabel } from './observation/site-metrics'
import { createCachedPageServer } from './page-cache/serve-cached-page'
import { createRequestRouter, type RouterOptions } from './request-router'

export interface ListenerOptions extends RouterOptions {
  identify: IdentifyClient
  log: Logger
}

/** Creates the listener. Clients take turns, so that one cannot delay the others. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { identify, turns, securityHeaders, onError, log, metrics } = options
  const route = createRequestRouter(options)
  const busyResponse = createStaticResponse('busy', options)
  const failedResponse = createStaticResponse('failed', options)
  const sendCachedPage = createCachedPageServer(options)

  return (request, response) => {
    const client = identify(request)
    const context: RequestContext = { id: client.requestId ?? randomUUID(), client: toClientKey(client.address) }
    const startMs = performance.now()
    response.on('close', () => {
      // The backend logs and counts the requests that are forwarded to it.
      if (context.isForwarded) return
      const exchange = { request, response, context, durationMs: performance.now() - startMs }
      logRequest(log, exchange)
      metrics.count(exchange)
    })
    if (sendCachedPage(request, response, context)) return
    traceRequest({ request, response, context, files: options.files }, () =>
      withRequest(context, () => admit({ request, response }, client, context)),
    )
  }

  function admit(exchange: Exchange, client: Client, context: RequestContext): void {
    const { request, response } = exchange
    const target = parseRequestTarget(request.url)
    if (!target || !isUnambiguous(request)) {
      const headers = { ...securityHeaders, Connection: 'close' }
      const path = request.url?.split('?', 1)[0] ?? ''
      if (isContractPath(path)) void refuseCall(exchange, 400, 'The address is not valid.', headers)
      else void refuseVisit(exchange, 400, 'Bad request', headers)
      return
    }
    const handle = () =>
      route({ request, response, target, client }).catch((error: unknown) => fail(exchange, target, error))
    const start = bindToCurrentSpan(() => {
      // The client may have disconnected. A turn may start in the context of another request.
      if (!response.destroyed) void withRequest(context, handle)
    })
    if (!turns.schedule(toClientKey(client.address), start))
      fail(exchange, target, new QueueFullError('Too many requests wait.'))
  }

  function fail(exchange: Exchange, { pathname }: RequestTarget, error: unknown): void {
    const { request, response } = exchange
    // A disconnect is not an error of the server.
    if (request.errored) return
    if (!(error instanceof QueueFullError)) onError(error)
    if (response.headersSent) response.destroy()
    else if (error instanceof QueueFullError) refuseFull(exchange, pathname)
    else if (isContractPath(pathname) && !isVisit(request)) void refuseCall(exchange, 500, 'An error occurred.')
    else void sendResponse(request, response, failedResponse)
  }

  function refuseFull(exchange: Exchange, pathname: string): void {
    const headers = { ...securityHeaders, 'Retry-After': retryAfterSeconds }
    if (isContractPath(pathname) && !isVisit(exchange.request))
      void refuseCall(exchange, 503, 'Too many requests wait.', headers)
    else void sendResponse(exchange.request, exchange.response, busyResponse)
  }
}

/**
 * Returns true if backend and site agree on the end and host of the request: one Host header (RFC
 * 9112 §3.2), and no body in a GET (RFC 9110 §9.3.1), which could hide a second request.
 */
function isUnambiguous(request: IncomingMessage): boolean {
  return request.headersDistinct.host?.length === 1 && !(isReading(request) && hasBody(request))
}

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
function traceRequest({ request, response, context, files }: TracedRequest, respond: () => void): void {
  if (!isTracing() || isBuildPath(request.url ?? '')) {
    respond()
    return
  }
  const route = getRouteLabel(request.url ?? '', files)
  const method = methodPattern.test(request.method ?? '') ? String(request.method) : '_OTHER'
  const attributes = { 'http.request.method': method, 'http.route': route, 'buehnenhaus.request_id': context.id }
  void runInSpan(`${method} ${route}`, { kind: 'server', attributes }, async (span) => {
    context.traceId = getTraceId()
    const closePromise = new Promise((resolve) => response.once('close', resolve))
    respond()
    await closePromise
    span?.setAttributes({
      ...(response.writableFinished && { 'http.response.status_code': response.statusCode }),
      ...(context.page && { 'buehnenhaus.page': context.page }),
    })
  })
}
