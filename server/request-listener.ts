import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Transport } from '@/lib/api/transport'
import { noteOfRequest, type RequestContext, withRequest } from '@/lib/request-context'
import { forwardToBackend } from './adapter'
import type { IdentifyClient } from './client-address'
import { isContractPath } from './contract-paths'
import { serveDevelopment } from './development'
import type { FinishOptions } from './finish'
import { answerFormPost, isFormPost } from './form-posts'
import type { PageCache } from './pages'
import { servePages } from './pages'
import { refuseCall, refuseVisit } from './refuse'
import type { PageHandler } from './render-page'
import { hasBody } from './request-body'
import { requestIdHeader } from './request-id'
import { noteRequest } from './request-log'
import { parseRequestTarget, type RequestTarget } from './request-target'
import { fileAt, isBuildPath, type SiteFiles, serveSiteFiles } from './site-files'

export interface ListenerOptions extends FinishOptions {
  transport: Transport
  handler: PageHandler
  cache: PageCache
  files: SiteFiles
  identify: IdentifyClient
  log: Logger
  siteUrl: URL
  onError: (error: unknown) => void
  /** Aborted when the server stops. */
  stopping: AbortSignal
}

/** Where load balancers ask whether to send requests here (contract: health). */
const readiness = /^(?:\/[a-z]{2})?\/api\/health\/ready\/?$/

/** The way of every request: to the backend, to a built file, to a page, or back with a clear 4xx. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { transport, identify, securityHeaders, onError, stopping, log } = options
  const serveFile = serveSiteFiles(options)
  const pages = servePages(options)
  const development = serveDevelopment(options)

  function setHeaders(response: ServerResponse): void {
    const headers = { ...securityHeaders, ...requestIdHeader() }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
  ): Promise<void> {
    if (isContractPath(target.pathname)) {
      setHeaders(response)
      if (stopping.aborted && readiness.test(target.pathname)) {
        return refuseCall({ request, response }, 503, 'This server is being stopped.', { 'Retry-After': '5' })
      }
      const client = identify(request)
      return forwardToBackend({ request, response, target, client, stopping, onError }, transport)
    }
    return serveSite(request, response, target)
  }

  async function serveSite(
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
  ): Promise<void> {
    if (isFormPost(request.method, target.pathname)) {
      setHeaders(response)
      return answerFormPost({ request, response, target, client: identify(request) }, transport)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuseVisit({ request, response }, 405, 'Method not allowed', {
        ...securityHeaders,
        Allow: 'GET, HEAD',
      })
    }
    if (options.relaxed) return development(request, response, target)
    const file = fileAt(options.files, target.pathname)
    if (file !== undefined) return serveFile(request, response, target, file)
    // Next's optimiser of pictures is none either: the contract's pictures come in all their sizes.
    if (isBuildPath(target.pathname)) {
      return refuseVisit({ request, response }, 404, 'Not found', securityHeaders)
    }
    noteOfRequest({ page: 'kept' })
    return pages(request, response, target)
  }

  return (request, response) => {
    const context: RequestContext = { id: identify(request).requestId ?? randomUUID() }
    noteRequest(log, request, response, context)
    withRequest(context, () => take(request, response))
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const exchange = { request, response }
    const target = parseRequestTarget(request.url)
    if (!target || !isOrderly(request)) {
      const headers = { ...securityHeaders, Connection: 'close' }
      void (isContractPath(request.url?.split('?', 1)[0] ?? '')
        ? refuseCall(exchange, 400, 'The address is not valid.', headers)
        : refuseVisit(exchange, 400, 'Bad request', headers))
      return
    }
    serve(request, response, target).catch((error: unknown) => {
      // Who goes away while sending makes reading fail: nothing of ours has.
      if (request.errored) return
      onError(error)
      if (response.headersSent) response.destroy()
      else if (isContractPath(target.pathname)) void refuseCall(exchange, 500, 'An error occurred.')
      else void refuseVisit(exchange, 500, 'An error occurred', securityHeaders)
    })
  }
}

/**
 * One Host exactly (RFC 9112 §3.2): two are a try to be one host here and another behind. Nothing takes the body of a GET
 * (RFC 9110 §9.3.1): it is a try to hide a request.
 */
function isOrderly(request: IncomingMessage): boolean {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  return request.headersDistinct.host?.length === 1 && !(isReading && hasBody(request))
}
