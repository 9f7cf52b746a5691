import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Transport } from '@/lib/api/transport'
import type { Client } from './client-address'
import { endToEnd } from './hop-by-hop'
import type { RequestTarget } from './request-target'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/**
 * What a client must not be able to say about itself. Behind WSGI or CGI `x_forwarded_for` is the same as
 * `x-forwarded-for`, so no name with an underscore passes.
 */
const spoofable = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-middleware-.*|x-invoke-.*|x-internal-.*|.*_.*)$/
const withoutPolicy = "default-src 'none'; frame-ancestors 'none'"

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  target: RequestTarget
  client: Client
}

/**
 * Hands a browser's call to the backend and its answer back, streaming both ways. A client that goes away aborts the
 * call. Errors become 400 (not a request), 502 (the backend failed before it answered) or a cut connection (after).
 */
export async function forwardToBackend(exchange: Exchange, transport: Transport): Promise<void> {
  const { request, response } = exchange
  if (!methods.has(request.method ?? '')) {
    return answerDetail(response, 405, 'Method not allowed.', { Allow: [...methods].join(', ') })
  }
  const abort = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  const call = createCall(exchange, abort.signal)
  if (!call) return answerDetail(response, 400, 'The Host header is not valid.')
  try {
    const answer = await transport(call)
    await sendAnswer(request, response, answer)
  } catch {
    if (response.headersSent) response.destroy()
    else if (!response.destroyed) answerDetail(response, 502, 'The service does not answer at present.')
  }
}

/** Answers with a data error as the contract shapes it. */
export function answerDetail(
  response: ServerResponse,
  status: number,
  detail: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(JSON.stringify({ detail }))
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': withoutPolicy,
  })
  response.end(body)
}

function createCall({ request, target, client }: Exchange, signal: AbortSignal): Request | null {
  if (!client.host) return null
  const headers = callHeaders(request, client)
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers
  const body = hasBody && request.method !== 'GET' && request.method !== 'HEAD' ? request : null
  return new Request(`${client.protocol}://${client.host}${target.pathname}${target.search}`, {
    method: request.method ?? 'GET',
    headers,
    signal,
    redirect: 'manual',
    ...(body ? { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' } : {}),
  })
}

/** What the backend is told of a browser's request: its own headers, and who sent it to which address. */
export function callHeaders(request: IncomingMessage, client: Client): Headers {
  const mayPass = endToEnd(request.headers.connection)
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (mayPass(name) && !spoofable.test(name)) for (const value of values ?? []) headers.append(name, value)
  }
  headers.set('x-forwarded-for', client.address)
  headers.set('x-forwarded-host', client.host ?? '')
  headers.set('x-forwarded-proto', client.protocol)
  return headers
}

async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const mayPass = endToEnd(answer.headers.get('connection'))
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) {
    if (mayPass(name) && name !== 'set-cookie' && name !== 'cache-tag') response.setHeader(name, value)
  }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  if (!response.hasHeader('Content-Security-Policy')) {
    response.setHeader('Content-Security-Policy', withoutPolicy)
  }
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel()
    response.end()
    return
  }
  response.flushHeaders()
  await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response)
}
