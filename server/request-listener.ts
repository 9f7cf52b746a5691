import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Transport } from '@/lib/api/transport'
import { type FairQueue, QueueFull } from '@/lib/node/fairness/fair-queue'
import { inPresentSpan } from '@/lib/node/tracing/tracing'
import { annotateRequest, type RequestContext, withRequest } from '@/lib/request-context'
import type { ReturnedForm } from '@/lib/returned-form'
import { calendarCall } from './calls/calendar-files'
import { contactCall } from './calls/contact-files'
import { feedCall } from './calls/feeds'
import { forwardToBackend } from './calls/forward-calls'
import { serveDevelopment } from './development'
import { answerPostOf, takeAnswerPost } from './forms/answer-posts'
import { answerFormPost, isFormPost } from './forms/form-posts'
import { pageFormAt, takePageForm } from './forms/page-forms'
import type { SetUpGate } from './forms/set-up'
import type { IsInAudience } from './html/audience'
import { createBusyAnswer, retryAfter } from './html/busy-answer'
import type { FinishOptions } from './html/finish-page'
import type { PageHandler } from './html/render-page'
import type { Client, IdentifyClient } from './http/client-address'
import { clientKey } from './http/client-key'
import { isContractPath } from './http/contract-paths'
import { refuseCall, refuseVisit } from './http/refuse'
import { hasBody } from './http/request-body'
import { requestIdHeader } from './http/request-id'
import { parseRequestTarget, type RequestTarget } from './http/request-target'
import { sendAnswer } from './http/send-answer'
import { fileAt, isBuildPath, type SiteFiles } from './http/site-files'
import type { Turns } from './limits/turns'
import { logRequest } from './observation/request-log'
import type { SiteMetrics } from './observation/site-metrics'
import { traceRequest } from './observation/trace-request'
import { createStyleInliner } from './page-cache/inline-styles'
import type { PageCache } from './page-cache/pages'
import { servePages } from './page-cache/pages'
import { serveSiteFiles } from './page-cache/serve-site-files'

export interface ListenerOptions extends FinishOptions {
  transport: Transport
  handler: PageHandler
  cache: PageCache
  files: SiteFiles
  identify: IdentifyClient
  log: Logger
  metrics: SiteMetrics
  isInAudience: IsInAudience
  queue: FairQueue
  turns: Turns
  siteUrl: URL
  /** Whether a CDN stands in front, which is told of changes (`cdn-purge.ts`). */
  isBehindCdn: boolean
  onError: (error: unknown) => void
  /** Where a site may wait to be set up. */
  setUp?: SetUpGate
  /** Aborted when the server stops. */
  stopping: AbortSignal
}

/** Where load balancers ask whether to send requests here (contract: health). */
const readiness = /^(?:\/[a-z]{2})?\/api\/health\/ready\/?$/

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

interface FormExchange extends Exchange {
  target: RequestTarget
  client: Client
}

/** Routes every request, in its client's turn: to the backend, a file of the build, a page, or a 4xx response. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { transport, identify, turns, securityHeaders, onError, stopping, log, metrics } = options
  const forwarding = { stopping, onError, isBehindCdn: options.isBehindCdn }
  const serveFile = serveSiteFiles(options)
  const pages = servePages({ ...options, inlineStyles: createStyleInliner(options.files) })
  const development = serveDevelopment(options)
  const busy = createBusyAnswer(options)

  function setHeaders(response: ServerResponse): void {
    const headers = { ...securityHeaders, ...requestIdHeader() }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
    client: Client,
  ): Promise<void> {
    if (options.setUp?.isAsking && (await options.setUp.answer({ request, response, target, client }))) return
    if (isContractPath(target.pathname)) {
      setHeaders(response)
      if (stopping.aborted && readiness.test(target.pathname)) {
        return refuseCall({ request, response }, 503, 'This server is being stopped.', { 'Retry-After': '5' })
      }
      return forwardToBackend({ request, response, target, client, ...forwarding }, transport)
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const call = isReading ? (calendarCall(target) ?? feedCall(target) ?? contactCall(target)) : null
    if (call) {
      setHeaders(response)
      return forwardToBackend({ request, response, target: call, client, ...forwarding }, transport)
    }
    return serveSite(request, response, target, client)
  }

  async function serveSite(
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
    client: Client,
  ): Promise<void> {
    if (isFormPost(request.method, target.pathname)) {
      setHeaders(response)
      return answerFormPost({ request, response, target, client }, transport)
    }
    const exchange = { request, response, target, client }
    const take = formTaker(exchange)
    if (take) return serveForm(exchange, take)
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
    annotateRequest({ page: 'cached' })
    return pages(request, response, target, clientKey(client.address))
  }

  /** Takes the form that a request is; null for any other request. */
  function formTaker(exchange: FormExchange): (() => Promise<ReturnedForm | null>) | null {
    const { request, target } = exchange
    const answered = answerPostOf(request, target)
    if (answered) return () => takeAnswerPost(exchange, answered, transport)
    const form = request.method === 'POST' ? pageFormAt(target.pathname) : null
    return form && (() => takePageForm(exchange, form, transport))
  }

  /** Takes a form; what comes back of it is answered with the page. */
  async function serveForm(
    { request, response, target, client }: FormExchange,
    take: () => Promise<ReturnedForm | null>,
  ): Promise<void> {
    setHeaders(response)
    const returnedForm = await take()
    if (returnedForm) await pages(request, response, { ...target, returnedForm }, clientKey(client.address))
  }

  return (request, response) => {
    const client = identify(request)
    const context: RequestContext = {
      id: client.requestId ?? randomUUID(),
      client: clientKey(client.address),
    }
    logRequest(log, request, response, context)
    metrics.watch(request, response, context)
    traceRequest({ request, response, context, files: options.files }, () =>
      withRequest(context, () => admit({ request, response }, client, context)),
    )
  }

  function admit(exchange: Exchange, client: Client, context: RequestContext): void {
    const { request, response } = exchange
    const target = parseRequestTarget(request.url)
    if (!target || !isUnambiguous(request)) {
      const headers = { ...securityHeaders, Connection: 'close' }
      void (isContractPath(request.url?.split('?', 1)[0] ?? '')
        ? refuseCall(exchange, 400, 'The address is not valid.', headers)
        : refuseVisit(exchange, 400, 'Bad request', headers))
      return
    }
    const answer = () =>
      serve(request, response, target, client).catch((error: unknown) => fail(exchange, target, error))
    const begin = inPresentSpan(() => {
      // Unless the client has disconnected. A later turn comes in the middle of another request.
      if (!response.destroyed) void withRequest(context, answer)
    })
    if (!turns.take(clientKey(client.address), begin))
      fail(exchange, target, new QueueFull('Too many requests wait.'))
  }

  function fail(exchange: Exchange, { pathname }: RequestTarget, error: unknown): void {
    const { request, response } = exchange
    // Reading fails when the client disconnects: that is no error of the server.
    if (request.errored) return
    if (!(error instanceof QueueFull)) onError(error)
    if (response.headersSent) response.destroy()
    else if (error instanceof QueueFull) refuseFull(exchange, pathname)
    else if (isContractPath(pathname)) void refuseCall(exchange, 500, 'An error occurred.')
    else void refuseVisit(exchange, 500, 'An error occurred', securityHeaders)
  }

  function refuseFull(exchange: Exchange, pathname: string): void {
    const headers = { ...securityHeaders, 'Retry-After': retryAfter }
    if (isContractPath(pathname)) void refuseCall(exchange, 503, 'Too many requests wait.', headers)
    else void sendAnswer(exchange.request, exchange.response, busy)
  }
}

/**
 * Whether the backend cannot understand a request otherwise than this server: exactly one Host (RFC 9112 §3.2), and no body with a
 * GET (RFC 9110 §9.3.1), in which another request could be hidden.
 */
function isUnambiguous(request: IncomingMessage): boolean {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  return request.headersDistinct.host?.length === 1 && !(isReading && hasBody(request))
}
