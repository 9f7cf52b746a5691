import type { ServerResponse } from 'node:http'
import { disabledRetryAfter } from '@/lib/api/is-disabled'
import type { Transport } from '@/lib/api/transport'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'
import { createThreadTurns, toCallKind } from '@/lib/node/fairness/thread-turns'
import { uncountedPathPattern } from '@/lib/node/fairness/uncounted-paths'
import { createUploadSlots } from '@/lib/node/fairness/upload-slots'
import { annotateRequest } from '@/lib/request-context'
import type { ReturnedForm } from '@/lib/returned-form'
import { toFileCall } from './calls/file-calls'
import { forwardToBackend } from './calls/forward-calls'
import { createRefusalPages } from './calls/refusal-pages'
import { createDevelopmentServer } from './development'
import { handleAccountForm, isAccountFormPost } from './forms/account-form-posts'
import { findFormBlockPost, submitFormBlock } from './forms/form-block-posts'
import { isPreviewForm, submitPreviewForm } from './forms/preview-form-posts'
import type { SetUpGate } from './forms/set-up'
import { findSubscriptionForm, submitSubscriptionForm } from './forms/subscription-form-posts'
import { type FinishOptions, retryAfterSeconds } from './html/finish-page'
import type { PageHandler } from './html/render-page'
import { createStaticResponse } from './html/static-response'
import { toClientKey } from './http/client-key'
import { isContractPath } from './http/contract-paths'
import { createDisabledGate, type DisabledGateOptions } from './http/disabled-gate'
import { isReading, isVisit, type RoutedExchange } from './http/exchange'
import { refuseCall, refuseVisit, respondToCall } from './http/refuse'
import { getRequestIdHeaders } from './http/request-id'
import { sendResponse } from './http/send-response'
import { findFile, isBuildPath, type SiteFiles } from './http/site-files'
import type { Turns } from './limits/turns'
import type { SiteMetrics } from './observation/site-metrics'
import { createStyleInliner } from './page-cache/inline-styles'
import { createPageServer, type PageCache } from './page-cache/serve-pages'
import { createFileServer } from './page-cache/serve-site-files'

export interface RouterOptions extends FinishOptions, DisabledGateOptions {
  transport: Transport
  handler: PageHandler
  cache: PageCache
  files: SiteFiles
  metrics: SiteMetrics
  queue: FairQueue
  turns: Turns
  siteUrl: URL
  /** True if a CDN receives purges (`cdn-purge.ts`). */
  isBehindCdn: boolean
  onError: (error: unknown) => void
  /** Handles requests until the site is set up. */
  setUp?: SetUpGate
  stopSignal: AbortSignal
}

/** Liveness check (contract: health), which does not call the backend. */
const livenessPattern = /^(?:\/[a-z]{2})?\/api\/health\/live\/?$/

/** Readiness check for load balancers (contract: health). */
const readinessPattern = /^(?:\/[a-z]{2})?\/api\/health\/ready\/?$/

/** Creates the request handler: forwards API calls, sends files and pages, or rejects with 4xx. */
export function createRequestRouter(options: RouterOptions): (exchange: RoutedExchange) => Promise<void> {
  const { transport, securityHeaders, onError, stopSignal } = options
  const forwardOptions = { stopSignal, onError, isBehindCdn: options.isBehindCdn }
  const serveFile = createFileServer(options)
  const servePage = createPageServer({ ...options, inlineStyles: createStyleInliner(options.files) })
  const serveDevelopmentPage = createDevelopmentServer(options)
  const threadTurns = createThreadTurns({ isAlone: options.turns.isAlone })
  const findAdmission = createDisabledGate(options)
  const findRefusalPage = createRefusalPages({ ...options, servePage })
  const disabledResponse = createStaticResponse('disabled', options)
  const formCalls = { transport, slots: createUploadSlots() }

  function setHeaders(response: ServerResponse): void {
    const headers = { ...securityHeaders, ...getRequestIdHeaders() }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  }

  async function route(exchange: RoutedExchange): Promise<void> {
    const { request, response, target } = exchange
    if (isReading(request) && livenessPattern.test(target.pathname)) return respondLiveness(exchange)
    if (options.setUp?.maySetUpBePending && (await options.setUp.respond(exchange))) return
    if (isContractPath(target.pathname)) return routeCall(exchange)
    const callTarget = isReading(request) ? toFileCall(target) : null
    if (callTarget) {
      setHeaders(response)
      return forward(exchange, callTarget)
    }
    return routeSite(exchange)
  }

  function respondLiveness(exchange: RoutedExchange): Promise<void> {
    setHeaders(exchange.response)
    return respondToCall(exchange, 200, { status: 'ok' })
  }

  function routeCall(exchange: RoutedExchange): Promise<void> {
    setHeaders(exchange.response)
    // The backend does not know that this server stops.
    if (stopSignal.aborted && readinessPattern.test(exchange.target.pathname)) {
      return refuseCall(exchange, 503, 'This server is being stopped.', { 'Retry-After': retryAfterSeconds })
    }
    return forward(exchange)
  }

  async function forward(visit: RoutedExchange, target = visit.target): Promise<void> {
    const exchange = { ...visit, target }
    if (!uncountedPathPattern.test(exchange.target.pathname)) await waitForTurn(exchange)
    const admission = await findAdmission(exchange)
    if (admission === 'nobody') {
      if (isVisit(visit.request)) return sendResponse(visit.request, visit.response, disabledResponse)
      return refuseCall(exchange, 503, 'The site is switched off.', { 'Retry-After': disabledRetryAfter })
    }
    const isPrivate = admission === 'staff'
    const findPage = (status: number) => findRefusalPage(visit, status)
    await forwardToBackend({ ...exchange, ...forwardOptions, isPrivate, findRefusalPage: findPage }, transport)
  }

  /** Waits until the thread has time for a call of this client. */
  async function waitForTurn({ request, response, client }: RoutedExchange): Promise<void> {
    const kind = toCallKind(request.method, request.headers['content-type'])
    const end = await threadTurns.enter(toClientKey(client.address), { kind, isDisconnected: () => response.destroyed })
    response.once('close', end)
  }

  async function routeSite(exchange: RoutedExchange): Promise<void> {
    const { request, response, target, client } = exchange
    const handleForm = findFormHandler(exchange)
    if (handleForm) return serveForm(exchange, handleForm)
    if (!isReading(request)) {
      return refuseVisit(exchange, 405, 'Method not allowed', { ...securityHeaders, Allow: 'GET, HEAD' })
    }
    if (options.isDevelopment) return serveDevelopmentPage(request, response, target)
    const file = findFile(options.files, target.pathname)
    if (file !== undefined) return serveFile(request, response, target, file)
    // Also disables Next's image optimizer, because the backend has all sizes.
    if (isBuildPath(target.pathname)) {
      return refuseVisit(exchange, 404, 'Not found', securityHeaders)
    }
    // Sets the value for the log. A render overwrites it (`withRenderContext`).
    annotateRequest({ page: 'cached' })
    return servePage(request, response, target, toClientKey(client.address))
  }

  /** Returns a function that handles the form of this request, if any. */
  function findFormHandler(exchange: RoutedExchange): (() => Promise<ReturnedForm | null>) | null {
    const { request, target } = exchange
    // A page of the account area may contain form blocks too.
    const formBlock = findFormBlockPost(request, target)
    if (formBlock) return () => submitFormBlock(exchange, formBlock, formCalls)
    if (isAccountFormPost(request.method, target.pathname)) return () => handleAccountForm(exchange, transport)
    if (isPreviewForm(request.method, target.pathname)) return () => submitPreviewForm(exchange, transport)
    const form = request.method === 'POST' ? findSubscriptionForm(target.pathname) : null
    return form && (() => submitSubscriptionForm(exchange, form, transport))
  }

  /** Handles a form. Responds to a rejected one with its page and problems. */
  async function serveForm(exchange: RoutedExchange, handleForm: () => Promise<ReturnedForm | null>): Promise<void> {
    const { request, response, target, client } = exchange
    setHeaders(response)
    await waitForTurn(exchange)
    if ((await findAdmission(exchange)) === 'nobody') {
      return sendResponse(request, response, disabledResponse)
    }
    const returnedForm = await handleForm()
    if (returnedForm) await servePage(request, response, { ...target, returnedForm }, toClientKey(client.address))
  }

  return route
}
