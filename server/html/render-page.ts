import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { withRenderContext } from '@/lib/render-context'
import { CapturedResponse } from '../http/captured-response'
import { insertMarkup } from './deferred-markup'
import type { PageRequest } from './page-request'
import { createRenderRequest } from './render-request'

/** Next's request handler, or a test's. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A page as Next made it. */
export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  tags: ReadonlySet<string>
  /** Whether the page said that it is the same for every visitor. */
  isPublic: boolean
  /** Whether there is no page at the address: the answer is empty and replaced by the 404 page. */
  isMissing: boolean
  /** Whether the page is for users alone. */
  isGuarded: boolean
  /** When it says what is no longer so, in milliseconds; null for never. */
  validUntil?: number | null
}

/**
 * Renders a page completely, inside a render context of its own. It is independent of the client, who may disconnect while others wait
 * for the page. Where the page throws, Next's answer is empty but for scripts: the site's error page is rendered instead.
 * @throws what the handler throws
 */
export async function renderPage(
  page: PageRequest,
  handler: PageHandler,
  siteUrl: URL,
): Promise<RenderedPage> {
  const rendered = await renderOnce(page, handler, siteUrl, false)
  return isBroken(rendered) ? renderOnce(page, handler, siteUrl, true) : rendered
}

/** Whether this is Next's own answer to an error; an error page of the site is none. */
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
      isGuarded: context.isGuarded,
      validUntil: context.validUntil,
    }
  }, page.returnedForm)
}
