import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { withRenderContext } from '@/lib/render-context'
import { CapturedResponse } from '../http/captured-response'
import { insertMarkup } from './deferred-markup'
import type { PageRequest } from './page-request'
import { createRenderRequest } from './render-request'

/** Next's request handler, or a test's. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A page as rendered by Next. */
export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  tags: ReadonlySet<string>
  /** The page is marked as the same for every visitor. */
  isPublic: boolean
  /** The address has no page; the empty answer is replaced by the 404 page. */
  isMissing: boolean
  /** The page is restricted: anonymous visitors may not see it. */
  isRestricted: boolean
  /** Data of the page could not be read; omitted for false. */
  hasFailedRead?: boolean
  /** Time at which its content becomes wrong, in milliseconds; null for never. */
  validUntil?: number | null
}

/**
 * Renders a page completely in its own render context. The render does not depend on the client,
 * which may disconnect while others wait for the page. If the page throws, the site's error page is
 * rendered, because Next's answer contains only scripts.
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

/** Returns true for Next's own error answer, not for the site's error page. */
function isBroken({ status, body }: RenderedPage): boolean {
  return status === 500 && body.subarray(0, 100).includes('<html id="__next_error__"')
}

function renderOnce(
  page: PageRequest,
  handler: PageHandler,
  siteUrl: URL,
  asBroken: boolean,
): Promise<RenderedPage> {
  return withRenderContext(async (context) => {
    const request = createRenderRequest(page, siteUrl, asBroken)
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
