import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { withRenderContext } from '@/lib/render-context'
import { CapturedResponse } from '../http/captured-response'
import { insertMarkup } from './deferred-markup'
import type { PageRequest } from './page-request'
import { createRenderRequest } from './render-request'

/** Next, or a substitute in tests. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  tags: ReadonlySet<string>
  /** True if the page declared itself equal for all visitors. */
  isPublic: boolean
  /** True if there is no page at the address. The 404 page replaces the empty response. */
  isMissing: boolean
  /** True for the notice of a switched-off site. */
  isSwitchedOff?: boolean
  /** True if anonymous visitors may not see the page. */
  isRestricted: boolean
  /** True if data could not be read. */
  hasFailedRead?: boolean
  /** True if the page lacks data that are temporarily unavailable. */
  hasGap?: boolean
  /** End of validity in milliseconds; null without one. */
  validUntil?: number | null
}

/**
 * Renders a page in its own render context. The render continues after its client disconnects,
 * because other clients may wait for the page. If it fails, renders the error page, because Next's
 * response has only scripts.
 * @throws errors of the handler
 */
export async function renderPage(page: PageRequest, handler: PageHandler, siteUrl: URL): Promise<RenderedPage> {
  const renderedPage = await renderOnce(page, handler, siteUrl, page.errorStatus)
  return isBroken(renderedPage) ? renderOnce(page, handler, siteUrl, 500) : renderedPage
}

/** Returns true for Next's internal error page. */
function isBroken({ status, body }: RenderedPage): boolean {
  return status === 500 && body.subarray(0, 100).includes('<html id="__next_error__"')
}

function renderOnce(
  page: PageRequest,
  handler: PageHandler,
  siteUrl: URL,
  errorStatus: number | undefined,
): Promise<RenderedPage> {
  return withRenderContext(async (context) => {
    const request = createRenderRequest(page, siteUrl, errorStatus)
    const response = new CapturedResponse(request)
    await Promise.race([handler(request, response).then(() => response.done), response.done])
    const isDocument = String(response.getHeader('content-type')).startsWith('text/html')
    return {
      status: context.status !== null && response.statusCode < 300 ? context.status : response.statusCode,
      headers: response.getHeaders(),
      body: insertMarkup(response.capturedBody, isDocument, context.markup),
      tags: context.tags,
      isPublic: context.isPublic,
      isMissing: context.isMissing,
      isSwitchedOff: context.isSwitchedOff,
      isRestricted: context.isRestricted,
      hasFailedRead: context.hasFailedRead,
      hasGap: context.hasGap,
      validUntil: context.validUntil,
    }
  }, page.returnedForm)
}
