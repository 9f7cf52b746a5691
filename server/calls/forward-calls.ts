import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Transport } from '@/lib/api/transport'
import { annotateRequest, getRequestContext } from '@/lib/request-context'
import { toBackendCdnHeaders } from '../cdn/cdn-headers'
import type { Client } from '../http/client-address'
import { createCompressor } from '../http/compress-response'
import { dataPolicy } from '../http/content-security-policy'
import { endOnAbort, isEventStream } from '../http/event-stream'
import type { RoutedExchange } from '../http/exchange'
import { createHeaderFilter } from '../http/hop-by-hop'
import { refuseCall } from '../http/refuse'
import { closeIfUnread, endResponse, hasBody, openBody, type RequestBody } from '../http/request-body'
import { isFromListCache } from '../page-cache/list-cache'
import { createHintCookies, isReadForHints } from './login-hints'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Headers that clients must not set. CGI treats `x_forwarded_for` like `x-forwarded-for`, so names
 * with an underscore are removed too.
 */
const spoofableHeaderPattern =
  /^(?:x-forwarded-.*|forwarded|x-real-ip|x-middleware-.*|x-invoke-.*|x-internal-.*|x-backend-.*|x-request-id|traceparent|tracestate|.*_.*)$/

interface ForwardedExchange extends RoutedExchange {
  /** Aborts when the server stops. Event streams then end. */
  stopSignal: AbortSignal
  /** Called when the backend fails. */
  onError: (error: unknown) => void
  /** True if a CDN receives purges. */
  isBehindCdn: boolean
  /** True if shared caches must not store the response, because visitors are refused. */
  isPrivate: boolean
  /** Returns the function that responds to a refused visit with a page; null for other calls. */
  findRefusalPage: (status: number) => (() => Promise<void>) | null
}

/**
 * Forwards a call to the backend and streams both bodies. A disconnect of the client aborts the
 * call. A malformed request gets 400. If the backend fails, the client gets 502 (a visit
 * 503), or a broken connection if the response has begun.
 */
export async function forwardToBackend(exchange: ForwardedExchange, transport: Transport): Promise<void> {
  const { request, response, client } = exchange
  if (!methods.has(request.method ?? '')) {
    return refuseCall(exchange, 405, 'Method not allowed.', { Allow: [...methods].join(', ') })
  }
  const abort = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  if (!client.host) return refuseCall(exchange, 400, 'The Host header is not valid.')
  const body = hasBody(request) ? openBody(request) : null
  try {
    const backendResponse = await transport(createCall(exchange, abort.signal, body))
    annotateRequest({ isForwarded: !isFromListCache(backendResponse) })
    const sendPage = exchange.findRefusalPage(backendResponse.status)
    if (sendPage) {
      await backendResponse.body?.cancel()
      // Not awaited here, because a failure of the page is not one of the backend.
      return sendPage()
    }
    const { method = '', headers } = request
    const call = { method, pathname: exchange.target.pathname }
    const context = { cookie: headers.cookie, isHttps: client.protocol === 'https' }
    await sendResponse(exchange, backendResponse, {
      body,
      hintCookies: await createHintCookies(call, backendResponse, context),
    })
  } catch (error) {
    body?.release()
    // A disconnect of the client is not an error.
    if (!abort.signal.aborted) exchange.onError(error)
    if (response.headersSent) response.destroy()
    else if (!response.destroyed) {
      const sendPage = exchange.findRefusalPage(503)
      await (sendPage ? sendPage() : refuseCall(exchange, 502, 'The service does not answer at present.'))
    }
  }
}

function createCall(
  { request, target, client }: ForwardedExchange,
  signal: AbortSignal,
  body: RequestBody | null,
): Request {
  const method = request.method ?? 'GET'
  const headers = createCallHeaders(request, client)
  if (isReadForHints({ method, pathname: target.pathname })) headers.set('accept-encoding', 'identity')
  // The DOM types lack `duplex`, which Node requires for a streamed body.
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(body ? { body: body.stream, duplex: 'half' } : {}),
  }
  return new Request(`${client.protocol}://${client.host}${target.pathname}${target.search}`, init)
}

/**
 * Creates the headers of a call: those of the request that are not spoofable, and facts about the
 * client.
 */
export function createCallHeaders(request: IncomingMessage, client: Client): Headers {
  const mayPass = createHeaderFilter(request.headers.connection)
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (mayPass(name) && !spoofableHeaderPattern.test(name))
      for (const value of values ?? []) headers.append(name, value)
  }
  headers.set('x-forwarded-for', client.address)
  headers.set('x-forwarded-host', client.host ?? '')
  headers.set('x-forwarded-proto', client.protocol)
  const id = getRequestContext()?.id
  if (id !== undefined) headers.set('x-request-id', id)
  return headers
}

async function sendResponse(
  exchange: ForwardedExchange,
  backendResponse: Response,
  { body, hintCookies }: { body: RequestBody | null; hintCookies: readonly string[] },
): Promise<void> {
  const { request, response, stopSignal } = exchange
  setHead(exchange, backendResponse, hintCookies)
  closeIfUnread(request, response)
  if (!backendResponse.body || request.method === 'HEAD') {
    await backendResponse.body?.cancel()
    if (!request.complete) response.flushHeaders()
  } else if (backendResponse.status >= 400) {
    // With a length, the client finds the end of the body, so the connection may stay open.
    const errorBody = Buffer.from(await backendResponse.arrayBuffer())
    if (!response.hasHeader('Content-Length')) response.setHeader('Content-Length', errorBody.length)
    response.write(errorBody)
  } else {
    const compressor = createCompressor(request, response)
    response.flushHeaders()
    const content = backendResponse.body
    const stream = isEventStream(backendResponse) ? endOnAbort(content, stopSignal) : content
    const source = Readable.fromWeb(stream as NodeReadableStream)
    if (compressor) await pipeline(source, compressor, response, { end: false })
    else await pipeline(source, response, { end: false })
  }
  body?.release()
  await endResponse(request, response)
}

/**
 * Response headers that are not copied: cookies are set one by one, cache tags are internal, the
 * request id is set already.
 */
const excludedHeaders = new Set(['set-cookie', 'cache-tag', 'x-request-id'])

function setHead(
  { response, isBehindCdn, isPrivate }: ForwardedExchange,
  backendResponse: Response,
  hintCookies: readonly string[],
): void {
  const { status, headers } = backendResponse
  const mayPass = createHeaderFilter(headers.get('connection'))
  response.statusCode = status
  for (const [name, value] of headers) {
    if (mayPass(name) && !excludedHeaders.has(name)) response.setHeader(name, value)
  }
  const cookies = [...headers.getSetCookie(), ...hintCookies]
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  if (isPrivate) response.setHeader('Cache-Control', 'private, no-store')
  else if (isBehindCdn) {
    for (const [name, value] of Object.entries(toBackendCdnHeaders(backendResponse, cookies.length > 0))) {
      if (value !== undefined) response.setHeader(name, value)
    }
  }
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  if (!response.hasHeader('Content-Security-Policy')) {
    response.setHeader('Content-Security-Policy', dataPolicy)
  }
  // nginx would buffer events.
  if (isEventStream({ headers })) response.setHeader('X-Accel-Buffering', 'no')
}
