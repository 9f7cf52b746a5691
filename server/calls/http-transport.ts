import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Transport } from '@/lib/api/transport'
import { backendTokenHeader } from '@/lib/contract/site/backend-token'
import { visitorHeader } from '@/lib/contract/site/visitor-header'
import { retryAfterSeconds } from '../html/finish-page'
import { isReading } from '../http/exchange'
import { createHeaderFilter } from '../http/hop-by-hop'
import { createFairBreaker } from '../limits/fair-breaker'

const bodylessStatuses = new Set([204, 205, 304])

interface HttpTransportOptions {
  /** Address of the backend; its path precedes those of the contract. */
  backendUrl: string
  /** Address of the site, for requests without a host. */
  siteUrl: string
  /** Identifies the site to the backend; undefined for a third-party backend. */
  token?: string | undefined
  /**
   * Maximum wait for the start of the response to a read, a write (a bulk action may take long) and
   * the import of a table.
   */
  timeouts?: { readMs: number; writeMs: number; importMs: number }
  /** Time after a timeout in which no calls are sent. */
  pauseMs?: number
}

/**
 * Creates the transport to a backend over HTTP. Returns 502 if it is unreachable, and 503 after a
 * timeout and during the pause that follows (`fair-breaker.ts`). Passes 5xx bodies only from our
 * own backend, because they may contain a stack trace. Repeats reads over a closed keep-alive
 * connection. Writes use new connections, because an interrupted write may have been executed (RFC
 * 9112 §9.3.1).
 */
export function createHttpTransport(options: HttpTransportOptions): Transport & { close(): void } {
  const base = new URL(options.backendUrl)
  const site = new URL(options.siteUrl)
  const client = base.protocol === 'https:' ? https : http
  const agent = new client.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 32 })
  const timeouts = options.timeouts ?? { readMs: 15_000, writeMs: 60_000, importMs: 300_000 }
  const breaker = createFairBreaker({ pauseMs: options.pauseMs ?? 1000 * Number(retryAfterSeconds) })

  /** @param connections keep-alive agent, or false for a new connection */
  function send(request: Request, connections: http.Agent | false): Promise<http.IncomingMessage> {
    const { pathname, search } = new URL(request.url)
    const writeLimitMs = pathname.endsWith('/import/') ? timeouts.importMs : timeouts.writeMs
    const limitMs = isReading(request) ? timeouts.readMs : writeLimitMs
    return new Promise((resolve, reject) => {
      const outgoingRequest = client.request(
        {
          agent: connections,
          protocol: base.protocol,
          hostname: base.hostname,
          port: base.port,
          method: request.method,
          path: `${base.pathname.replace(/\/$/, '')}${pathname}${search}`,
          headers: createForwardedHeaders(request, site, options.token),
        },
        (response) => {
          response.socket.setTimeout(0)
          // The backend ignores the remaining body after its response.
          response.once('end', () => outgoingRequest.writableFinished || outgoingRequest.destroy())
          resolve(response)
        },
      )
      request.signal.addEventListener('abort', () => outgoingRequest.destroy(), { once: true })
      outgoingRequest.setTimeout(limitMs, () => outgoingRequest.destroy(new BackendTimeoutError()))
      outgoingRequest.on('error', (error: NodeJS.ErrnoException) => {
        const isClosedConnection = outgoingRequest.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(error.code ?? '')
        reject(isClosedConnection ? new ConnectionClosedError() : error)
      })
      if (!request.body) outgoingRequest.end()
      else pipeline(Readable.fromWeb(request.body as NodeReadableStream), outgoingRequest).catch(reject)
    })
  }

  /**
   * Sends reads over keep-alive connections and writes over new ones. Repeats reads after a close.
   */
  function sendSafely(request: Request): Promise<http.IncomingMessage> {
    return send(request, isReading(request) ? agent : false).catch((error: unknown) => {
      if (error instanceof ConnectionClosedError && !request.signal.aborted) return send(request, false)
      throw error
    })
  }

  const transport: Transport = async (request) => {
    const call = breaker.begin(isReading(request), getClient(request))
    if (!call) return createRefusal(503)
    try {
      const response = await sendSafely(request)
      call.recordResponse()
      return options.token === undefined && isFailure(response)
        ? hideFailure(response)
        : toResponse(response, request.method)
    } catch (error) {
      if (request.signal.aborted) {
        call.recordDisconnect()
        throw error
      }
      if (!(error instanceof BackendTimeoutError)) {
        call.recordResponse()
        return createRefusal(502)
      }
      call.recordTimeout()
      return createRefusal(503)
    }
  }
  return Object.assign(transport, { close: () => agent.destroy() })
}

/** Returns the client of a call; '' for a read that all visitors share. */
function getClient({ headers }: Request): string {
  return headers.get('x-forwarded-for') ?? headers.get(visitorHeader) ?? ''
}

function createRefusal(status: 502 | 503): Response {
  const headers = new Headers(status === 503 ? { 'Retry-After': retryAfterSeconds } : undefined)
  return Response.json({ detail: 'The service does not answer at present.' }, { status, headers })
}

const isFailure = ({ statusCode = 502 }: http.IncomingMessage) => statusCode >= 500

/** Replaces the body of a failed response. Keeps only `Retry-After`. */
function hideFailure(response: http.IncomingMessage): Response {
  response.resume()
  const { 'retry-after': seconds } = response.headers
  return Response.json(
    { detail: 'The service failed.' },
    { status: response.statusCode ?? 502, headers: seconds === undefined ? {} : { 'Retry-After': seconds } },
  )
}

class ConnectionClosedError extends Error {}
class BackendTimeoutError extends Error {}

function createForwardedHeaders(request: Request, site: URL, token: string | undefined): http.OutgoingHttpHeaders {
  const headers: http.OutgoingHttpHeaders = {
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
  }
  const mayPass = createHeaderFilter(request.headers.get('connection'))
  for (const [name, value] of request.headers) if (mayPass(name) && name !== 'host') headers[name] = value
  if (token !== undefined) headers[backendTokenHeader.toLowerCase()] = token
  return headers
}

function toResponse(response: http.IncomingMessage, method: string): Response {
  const status = response.statusCode ?? 502
  const mayPass = createHeaderFilter(response.headers.connection)
  const headers = new Headers()
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    if (mayPass(name)) for (const value of values ?? []) headers.append(name, value)
  }
  const hasNoBody = bodylessStatuses.has(status) || method === 'HEAD'
  if (hasNoBody) response.resume()
  return new Response(hasNoBody ? null : (Readable.toWeb(response) as ReadableStream), { status, headers })
}
