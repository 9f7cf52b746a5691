import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { askedPathHeader } from '@/lib/asked-path'
import type { PageRequest } from './page-request'

/**
 * The request that Next sees for a page: built anew from the little that may shape the answer, so that nothing a client
 * sends beyond it (internal headers of Next, forged hosts, action ids, a body) reaches the render.
 * @param siteUrl the public address, the only host that a page ever learns
 */
export function createRenderRequest(page: PageRequest, siteUrl: URL): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = page.pathname.replace(/\/{2,}/g, '/') + page.search
  request.headers = {
    host: siteUrl.host,
    'x-forwarded-host': siteUrl.host,
    'x-forwarded-proto': siteUrl.protocol.slice(0, -1),
    ...page.headers,
    [askedPathHeader]: page.pathname,
  }
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)])
  request.complete = true
  request.push(null)
  return request
}
