import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { withRenderContext } from '@/lib/render-context'
import { CapturedResponse } from '../http/captured-response'
import { insertMarkup } from './deferred-markup'
import type { PageRequest } from './page-request'
import { createRenderRequest } from './render-request'

/** Handles a request and writes the response: Next, or a substitute in tests. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A page as rendered by Next. */
export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  tags: ReadonlySet<string>
  /** True if the page declared that it is the same for every visitor. */
  isPublic: boolean
  /**
   * True if no page exists at the address. The response is empty, and the site's 404 page replaces
   * it.
   */
  isMissing: boolean
  /** True if the page is restricted, so anonymous visitors may not see it. */
  isRestricted: boolean
  /** True if data of the page could not be read; undefined means false. */
  hasFailedRead?: boolean
  /** Time from which the content is wrong, in milliseconds; null if it stays valid. */
  validUntil?: number | null
}

/**
 * Renders a page completely in a render context of its own. The render continues if the client
 * disconnects, because other clients may wait for the same page. If the page throws, the site's
 * error page is rendered instead, because Next's error response contains only scripts.
 * @throws errors of the handler
 */
export async function renderPage(
  page: PageRequest,
  handler: PageHandler,
  siteUrl: URL,
): Promise<RenderedPage> {
  const renderedPage = await renderOnce(page, handler, siteUrl, false)
  return isBroken(renderedPage) ? renderOnce(page, handler, siteUrl, true) : renderedPage
}

/** Returns true if Next answered with its internal error page instead of the site's error page. */
function isBroken({ status, body }: RenderedPage): boolean {
  return status === 500 && body.subarray(0, 100).includes('<html id="__next_error__"')
}

function renderOnce(
  page: PageRequest,
  handler: PageHandler,
  siteUrl: URL,
  showsErrorPage: boolean,
): Promise<RenderedPage> {
  return withRenderContext(async (context) => {
    const request = createRenderRequest(page, siteUrl, showsErrorPage)
    const response = new CapturedResponse(request)
    await Promise.race([handler(request, response).then(() => response.done), response.done])
    const isDocument = String(response.getHeader('content-type')).startsWith('text/html')
    return {
      status: context.status !== null && response.statusCode < 300 ? context.status : response.statusCode,
      headers: response.getHeaders(),
      body: insertMarkup(response.captured, isDocument, context.markup),
      tags: context.tags,
      isPublic: context.isPublic,
      isMissing: context.isMissing,
      isRestricted: context.isRestricted,
      hasFailedRead: context.hasFailedRead,
      validUntil: context.validUntil,
    }
  }, page.returnedForm)
}
