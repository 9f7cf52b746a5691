import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { brokenHeader, requestedPathHeader } from '@/lib/render-headers'
import { scriptNonce } from '@/lib/script-nonce'
import type { PageRequest } from './page-request'

/**
 * Creates the request for Next from the parts that the page depends on. Nothing else of the
 * client's request (internal headers of Next, a forged host, action ids, a body) reaches the
 * render.
 * @param isBroken true to render the error page instead
 * @param siteUrl public address; its host is the only one that pages use
 */
export function createRenderRequest(page: PageRequest, siteUrl: URL, isBroken: boolean): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = page.pathname.replace(/\/{2,}/g, '/') + page.search
  request.headers = {
    host: siteUrl.host,
    'x-forwarded-host': siteUrl.host,
    'x-forwarded-proto': siteUrl.protocol.slice(0, -1),
    // Next adds this nonce to its scripts. Requests of the router get data without scripts.
    ...(page.headers.rsc ? {} : { 'content-security-policy': `script-src 'nonce-${scriptNonce()}'` }),
    ...page.headers,
    [requestedPathHeader]: page.pathname,
  }
  if (isBroken) request.headers[brokenHeader] = '500'
  else delete request.headers[brokenHeader]
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)])
  request.complete = true
  request.push(null)
  return request
}
