import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { dataPolicy } from './content-security-policy'
import { lingerMs, maxDiscardedBytes } from './request-body'

/** Limits against slow clients, in milliseconds and bytes. */
export const defaultLimits = {
  headersTimeout: 10_000,
  /** Time for the whole request, enough for 20 MiB on a slow connection. */
  requestTimeout: 300_000,
  /** Longer than the idle timeout of load balancers (60 s), which should close first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  /** Time without traffic. */
  idleTimeout: 120_000,
}

/**
 * Creates an HTTP server with limits against slow clients. Rejects malformed requests (RFC 9112)
 * with the security headers.
 */
export function createHttpServer(
  listener: RequestListener,
  securityHeaders: Record<string, string>,
  limits = defaultLimits,
): Server {
  // Node's own response to a missing Host header would lack the security headers.
  const server = createServer({ ...limits, requireHostHeader: false }, listener)
  server.setTimeout(limits.idleTimeout)
  const isResponding = watchResponses(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second response would become part of the body of the first.
    if (isResponding(socket)) socket.destroy()
    else refuseRequest(socket, toStatus(error.code), securityHeaders)
  })
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseRequest(socket, 417, securityHeaders))
  return server
}

/** Creates a predicate for connections with an unfinished response. */
function watchResponses(server: Server): (socket: Duplex) => boolean {
  const openResponses = new WeakMap<Duplex, ServerResponse[]>()
  // A connection has several unfinished responses only if its client pipelines requests.
  const listOpen = (socket: Duplex) => openResponses.get(socket)?.filter(({ closed }) => !closed) ?? []
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const earlierResponses = openResponses.get(socket)
    if (earlierResponses?.length === 1 && earlierResponses[0]?.closed) earlierResponses[0] = response
    else openResponses.set(socket, [...listOpen(socket), response])
  })
  return (socket) => listOpen(socket).some((response) => response.headersSent)
}

/** Rejects upgrades, such as to WebSocket. */
export function refuseUpgrades(server: Server, securityHeaders: Record<string, string>): void {
  server.on('upgrade', (_request, socket: Duplex) => refuseRequest(socket, 400, securityHeaders))
}

function toStatus(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function refuseRequest(socket: Duplex, status: number, securityHeaders: Record<string, string>): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': dataPolicy,
    'Content-Length': '0',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
  closeWhenRead(socket)
}

/**
 * Drops the client's remaining data and waits for its close. An immediate close would lose the
 * response.
 */
function closeWhenRead(socket: Duplex): void {
  const destroy = () => socket.destroy()
  const timer = setTimeout(destroy, lingerMs)
  let droppedBytes = 0
  // The parser could take the remaining data for a request.
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    droppedBytes += chunk.length
    if (droppedBytes > maxDiscardedBytes) socket.pause()
  })
  socket.once('end', destroy)
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
}
