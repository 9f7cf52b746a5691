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
  /** For the headers of a request. */
  headersTimeout: 10_000,
  /** For the whole request, including an upload of 20 MiB on a slow connection. */
  requestTimeout: 300_000,
  /** Longer than the timeout of load balancers (usually 60 s), so that they close first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  /** Closes connections without traffic in either direction. */
  idleTimeout: 120_000,
}

/**
 * Creates an HTTP server with these limits. Malformed requests (RFC 9112) and upgrades are refused
 * with the security headers of every response.
 */
export function createHttpServer(
  listener: RequestListener,
  securityHeaders: Record<string, string>,
  limits = defaultLimits,
): Server {
  // The listener refuses a missing Host, because Node's own answer lacks the headers.
  const server = createServer({ ...limits, requireHostHeader: false }, listener)
  server.setTimeout(limits.idleTimeout)
  const isAnswering = watchAnswers(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // During a response a second one would become part of its body.
    if (isAnswering(socket)) socket.destroy()
    else refuseRequest(socket, toStatus(error.code), securityHeaders)
  })
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseRequest(socket, 417, securityHeaders))
  return server
}

/** Creates a predicate: true while a response on a connection has begun and not ended. */
function watchAnswers(server: Server): (socket: Duplex) => boolean {
  const open = new WeakMap<Duplex, Set<ServerResponse>>()
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = open.get(socket) ?? new Set()
    open.set(socket, answers.add(response))
    response.once('close', () => answers.delete(response))
  })
  return (socket) => [...(open.get(socket) ?? [])].some((response) => response.headersSent)
}

/** Refuses every upgrade, including WebSocket; no other protocol is supported. */
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
 * Waits a while for the client to close, and reads its remaining data. An immediate close would
 * reset the connection, and the answer would be lost.
 */
function closeWhenRead(socket: Duplex): void {
  const destroy = () => socket.destroy()
  const timer = setTimeout(destroy, lingerMs)
  let droppedBytes = 0
  // The parser must not see the remaining data, which it could take for a request.
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    droppedBytes += chunk.length
    if (droppedBytes > maxDiscardedBytes) socket.pause()
  })
  socket.once('end', destroy)
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
}
