import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FinishOptions, finishPage } from './html/finish-page'
import { type PageHandler, renderPage } from './html/render-page'
import type { RequestTarget } from './http/request-target'
import { sendResponse } from './http/send-response'

interface DevelopmentOptions extends FinishOptions {
  handler: PageHandler
  siteUrl: URL
}

type Serve = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<void>

/** Serves pages in development, without a cache. Next handles requests of its tools. */
export function createDevelopmentServer(options: DevelopmentOptions): Serve {
  return async (request, response, { pathname, search }) => {
    if (/^\/(?:_next|__nextjs)/.test(pathname)) return options.handler(request, response)
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers[name] = String(value)
    const renderedPage = await renderPage(
      { pathname, search, unreadQuery: '', key: null, isShared: false, headers },
      options.handler,
      options.siteUrl,
    )
    return sendResponse(request, response, finishPage(renderedPage, false, options))
  }
}
