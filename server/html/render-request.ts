import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { brokenHeader, requestedPathHeader } from '@/lib/render-headers'
import { getScriptNonce } from '@/lib/script-nonce'
import type { PageRequest } from './page-request'

/**
 * Creates the request for Next from the parts of the page only. No internal header, forged host or
 * body of the client reaches it.
 * @param errorStatus status of the error page to render; undefined to render the page
 * @param siteUrl public address, the only host of pages
 */
export function createRenderRequest(page: PageRequest, siteUrl: URL, errorStatus: number | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = page.pathname.replace(/\/{2,}/g, '/') + page.search
  request.headers = {
    host: siteUrl.host,
    'x-forwarded-host': siteUrl.host,
    'x-forwarded-proto': siteUrl.protocol.slice(0, -1),
    // Next adds this nonce to its scripts. Router data has none.
    ...(page.headers.rsc ? {} : { 'content-security-policy': `script-src 'nonce-${getScriptNonce()}'` }),
    ...page.headers,
    [requestedPathHeader]: page.pathname,
  }
  if (errorStatus) request.headers[brokenHeader] = `${errorStatus}`
  else delete request.headers[brokenHeader]
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)])
  request.complete = true
  request.push(null)
  return request
}
