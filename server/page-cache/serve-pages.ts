import type { IncomingMessage, ServerResponse } from 'node:http'
import { findSessionId } from '@/lib/api/visitor'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'
import { runInSpan } from '@/lib/node/tracing/tracing'
import { toPageCdnHeaders } from '../cdn/cdn-headers'
import type { MayBypass } from '../html/cache-bypass'
import { type FinishOptions, finishPage, hasFailed, isCacheable } from '../html/finish-page'
import { findBypass, type PageRequest, toPageRequest } from '../html/page-request'
import { type PageHandler, type RenderedPage, renderPage } from '../html/render-page'
import { getAddressRules } from '../http/address-rules'
import { toSessionKey } from '../http/client-key'
import { FinishedResponse } from '../http/finished-response'
import type { RequestTarget } from '../http/request-target'
import { isRedirect, sendCachedResponse, sendRedirect, sendResponse } from '../http/send-response'
import type { SiteMetrics } from '../observation/site-metrics'
import { createMissingPageServer, isMissingPath } from './missing-page'
import type { CacheableValue, TaggedCache } from './tagged-cache'

export type PageCache = TaggedCache<FinishedResponse>

interface PagesOptions extends FinishOptions {
  cache: PageCache
  handler: PageHandler
  queue: FairQueue
  mayBypass: MayBypass
  metrics: Pick<SiteMetrics, 'measureRender'>
  siteUrl: URL
  /** True if a CDN receives purges. */
  isBehindCdn: boolean
}

/**
 * Outcome of a page request. Missing addresses share one 404 page; restricted pages are rendered
 * per client or redirect to the login.
 */
type PageOutcome = { kind: 'page'; finishedResponse: FinishedResponse } | { kind: 'missing' } | { kind: 'restricted' }

interface ClientOutcome {
  page: PageRequest
  client: string
  outcome: PageOutcome
}

/**
 * A placeholder for outcomes without a response, because the cache can load responses only. It is
 * neither cached nor sent.
 */
class PlaceholderResponse extends FinishedResponse {
  constructor(readonly kind: 'missing' | 'restricted') {
    super(kind === 'missing' ? 404 : 401, {}, Buffer.alloc(0), false)
  }
}

function toOutcome(finishedResponse: FinishedResponse): PageOutcome {
  return finishedResponse instanceof PlaceholderResponse
    ? { kind: finishedResponse.kind }
    : { kind: 'page', finishedResponse }
}

/** Returns true if signed-in users may get another page than visitors. */
function isForUsers(outcome: PageOutcome): boolean {
  return outcome.kind === 'restricted' || (outcome.kind === 'page' && outcome.finishedResponse.status === 401)
}

export type ServePage = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
  client: string,
) => Promise<void>

/**
 * Serves public pages from the cache; renders others per client.
 * @throws QueueFullError if too many renders wait
 */
export function createPageServer(options: PagesOptions): ServePage {
  const { cache, queue, mayBypass, metrics } = options
  const sendMissing = createMissingPageServer({ ...options, render })
  let renderCount = 0

  function render(page: PageRequest, client: string): Promise<RenderedPage> {
    renderCount += 1
    const renderKey = page.key ?? `${renderCount}`
    return queue.run(client, renderKey, () =>
      runInSpan('render', {}, () => metrics.measureRender(() => renderPage(page, options.handler, options.siteUrl))),
    )
  }

  async function load(
    page: PageRequest,
    client: string,
    isPersonal = false,
  ): Promise<CacheableValue<FinishedResponse>> {
    const renderedPage = await render(page, client)
    const { tags, isMissing, isRestricted } = renderedPage
    if (isMissing) return { value: new PlaceholderResponse('missing'), tags, isCacheable: false }
    if (isRestricted && !isPersonal) {
      return { value: new PlaceholderResponse('restricted'), tags, isCacheable: false }
    }
    const securityHeaders = { ...options.securityHeaders, ...getAddressRules(page.pathname).headers }
    const statedPage = page.key === null ? renderedPage : setGapStatus(renderedPage)
    return {
      value: finishPage(statedPage, page.isShared, { ...options, securityHeaders }),
      tags,
      isCacheable: isCacheable(renderedPage),
      hasFailed: hasFailed(statedPage),
      validUntil: renderedPage.validUntil ?? null,
    }
  }

  async function loadOutcome(page: PageRequest, client: string): Promise<PageOutcome> {
    const { key } = page
    if (key === null) return toOutcome((await load(page, client)).value)
    if (isMissingPath(page.pathname)) return { kind: 'missing' }
    const cachedPage = cache.findFresh(key)
    if (cachedPage) return { kind: 'page', finishedResponse: cachedPage }
    // If another client waits for the same page, `join` gives the render the earlier turn.
    queue.join(client, key)
    return toOutcome(await cache.load(key, () => load(page, client)))
  }

  async function loadForClient(
    { headers }: IncomingMessage,
    target: RequestTarget,
    address: string,
  ): Promise<ClientOutcome> {
    const { cookie } = headers
    // The key contains the session, because several users may share an address.
    const loadPersonal = async (
      client = toSessionKey(address, findSessionId(cookie) ?? ''),
    ): Promise<ClientOutcome> => {
      const page = addForm(toPageRequest(target, headers, true), target)
      return { page, client, outcome: toOutcome((await load(page, client, true)).value) }
    }
    if (target.errorStatus) return loadPersonal(address)
    const bypass = findBypass(target, cookie)
    if (bypass !== null && (await mayBypass(bypass, cookie, address))) return loadPersonal()
    const page = addForm(toPageRequest(target, headers, false), target)
    const outcome = await loadOutcome(page, address)
    // Only the rendered page shows that the page is for users.
    if (isForUsers(outcome) && (await mayBypass('members', cookie, address))) return loadPersonal()
    // A render without a session must not be cached, such as a redirect to the login.
    return outcome.kind === 'restricted' ? loadPersonal(address) : { page, client: address, outcome }
  }

  return async (request, response, target, address) => {
    const { page, client, outcome } = await loadForClient(request, target, address)
    if (outcome.kind !== 'page') return sendMissing(request, response, page, client)
    const { key } = page
    const { finishedResponse } = outcome
    if (isRedirect(finishedResponse)) return sendRedirect(request, response, finishedResponse, page.unreadQuery)
    if (key === null) return sendResponse(request, response, finishedResponse)
    if (options.isBehindCdn) setCdnHeaders(response, key, finishedResponse)
    return sendCachedResponse(request, response, finishedResponse, () => cache.updateSize(key, finishedResponse))
  }

  /** Sets CDN headers, except for a stale response. */
  function setCdnHeaders(response: ServerResponse, key: string, finishedResponse: FinishedResponse): void {
    const cacheFacts = cache.findCacheFacts(key, finishedResponse)
    if (!cacheFacts) return
    for (const [name, value] of Object.entries(toPageCdnHeaders(cacheFacts, Date.now()))) {
      if (value !== undefined) response.setHeader(name, value)
    }
  }
}

/**
 * Sets the status of a page with a gap to 503, so that it neither replaces the cached page nor gets
 * into the index of a search engine.
 */
function setGapStatus(page: RenderedPage): RenderedPage {
  return page.hasGap && page.status === 200 ? { ...page, status: 503 } : page
}

/** Adds a rejected form. The page is then rendered for this client and not cached. */
function addForm(page: PageRequest, { returnedForm }: RequestTarget): PageRequest {
  return returnedForm ? { ...page, returnedForm, key: null, isShared: false } : page
}
