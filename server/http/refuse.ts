import type { OutgoingHttpHeaders } from 'node:http'
import { dataPolicy } from './content-security-policy'
import type { Exchange } from './exchange'
import { closeIfUnread, endResponse } from './request-body'
import { getRequestIdHeaders } from './request-id'

/** Rejects an API call in the format of the contract. */
export function refuseCall(
  exchange: Exchange,
  status: number,
  detail: string,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  return respondToCall(exchange, status, { detail }, headers)
}

/** Responds to an API call without the backend. */
export function respondToCall(
  exchange: Exchange,
  status: number,
  body: object,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  return sendRefusal(exchange, status, JSON.stringify(body), { ...headers, 'Content-Type': 'application/json' })
}

/** Rejects a page request with plain text. */
export function refuseVisit(
  exchange: Exchange,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  return sendRefusal(exchange, status, text, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
}

function sendRefusal(
  { request, response }: Exchange,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  closeIfUnread(request, response)
  response.writeHead(status, {
    ...headers,
    ...getRequestIdHeaders(),
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': dataPolicy,
  })
  if (request.method !== 'HEAD') response.write(text)
  return endResponse(request, response)
}
