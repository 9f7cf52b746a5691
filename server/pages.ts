import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FinishOptions, finishPage, mayBeKept } from './finish'
import { FinishedAnswer } from './finished-answer'
import { isMissingPath, serveMissing } from './missing-page'
import { type PageRequest, toPageRequest } from './page-request'
import { type PageHandler, renderPage } from './render-page'
import { createRenderQueue } from './render-queue'
import type { RequestTarget } from './request-target'
import { isRedirect, sendAnswer, sendKeptAnswer, sendRedirect } from './send-answer'
import type { Loaded, TaggedCache } from './tagged-cache'

/** Finished pages by what shapes them. */
export type PageCache = TaggedCache<FinishedAnswer>

interface PagesOptions extends FinishOptions {
  cache: PageCache
  handler: PageHandler
  siteUrl: URL
}

const mostRenders = 8
const longestWaitMs = 3000

/** Stands for the 404 page where nothing lies at an address. */
const missing = new FinishedAnswer(404, {}, Buffer.alloc(0), false)

type Serve = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<void>

/** Serves pages: those that are the same for everybody from the cache, others rendered for the one who asks. */
export function servePages(options: PagesOptions): Serve {
  const { cache, handler, siteUrl } = options
  const queue = createRenderQueue(mostRenders, longestWaitMs)
  const render = (page: PageRequest) => queue.run(() => renderPage(page, handler, siteUrl))
  const sendMissing = serveMissing({ ...options, render })

  async function load(page: PageRequest): Promise<Loaded<FinishedAnswer>> {
    const rendered = await render(page)
    const { tags, isMissing } = rendered
    if (isMissing) return { answer: missing, tags, isKept: false }
    return { answer: finishPage(rendered, true, options), tags, isKept: mayBeKept(rendered) }
  }

  return async (request, response, target) => {
    const page = toPageRequest(target, request.headers)
    const { key } = page
    if (key === null) {
      const rendered = await render(page)
      if (rendered.isMissing) return sendMissing(request, response, page)
      return sendAnswer(request, response, finishPage(rendered, false, options))
    }
    if (isMissingPath(page.pathname)) return sendMissing(request, response, page)
    const answer = cache.fresh(key) ?? (await cache.load(key, () => load(page)))
    if (answer === missing) return sendMissing(request, response, page)
    if (isRedirect(answer)) return sendRedirect(request, response, answer, page.others)
    return sendKeptAnswer(request, response, answer, () => cache.recount(key, answer))
  }
}
