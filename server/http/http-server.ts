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
  /** Time for the headers of a request to arrive. */
  headersTimeout: 10_000,
  /** Time for a request to arrive completely. An upload of 20 MiB on a slow connection fits in. */
  requestTimeout: 300_000,
  /**
   * Longer than the idle timeout of load balancers (usually 60 s), so that the load balancer closes
   * idle connections first.
   */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  /** Time without traffic in either direction before a connection is closed. */
  idleTimeout: 120_000,
}

/**
 * Creates an HTTP server with limits against slow clients. Malformed requests (RFC 9112) and
 * upgrades are refused with the security headers that every response has.
 */
export function createHttpServer(
  listener: RequestListener,
  securityHeaders: Record<string, string>,
  limits = defaultLimits,
): Server {
  // Node's own response to a missing Host header would lack the security headers, so the listener
  // refuses such requests.
  const server = createServer({ ...limits, requireHostHeader: false }, listener)
  server.setTimeout(limits.idleTimeout)
  const isAnswering = watchAnswers(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // While a response is being sent, a second response would become part of its body.
    if (isAnswering(socket)) socket.destroy()
    else refuseRequest(socket, toStatus(error.code), securityHeaders)
  })
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseRequest(socket, 417, securityHeaders))
  return server
}

/**
 * Creates a predicate that returns true while a response on the connection has begun and not ended.
 */
function watchAnswers(server: Server): (socket: Duplex) => boolean {
  const open = new WeakMap<Duplex, Set<ServerResponse>>()
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = open.get(socket) ?? new Set()
    open.set(socket, answers.add(response))
    response.once('close', () => answers.delete(response))
  })
  return (socket) => [...(open.get(socket) ?? [])].some((response) => response.headersSent)
}

/** Refuses every upgrade, for example to WebSocket, because no other protocol is supported. */
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
 * Reads the client's remaining data and waits a while for the client to close the connection. An
 * immediate close would reset the connection, and the client would lose the response.
 */
function closeWhenRead(socket: Duplex): void {
  const destroy = () => socket.destroy()
  const timer = setTimeout(destroy, lingerMs)
  let droppedBytes = 0
  // The HTTP parser must not receive the remaining data, because it could take them for a request.
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    droppedBytes += chunk.length
    if (droppedBytes > maxDiscardedBytes) socket.pause()
  })
  socket.once('end', destroy)
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
}
