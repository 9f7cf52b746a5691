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

/** Limits against clients that are slow by nature or on purpose, in milliseconds and bytes. */
export const defaultLimits = {
  /** A request's headers must be complete within this time. */
  headersTimeout: 10_000,
  /** The whole request, an upload of 20 MiB over a slow line included. */
  requestTimeout: 300_000,
  /** Longer than load balancers keep theirs (usually 60 s), so that they close first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  /** A connection on which nothing moves in either direction is closed. */
  idleTimeout: 120_000,
}

/**
 * An HTTP server with these limits. Malformed requests (RFC 9112) and upgrades are refused with the security
 * headers that every response has.
 */
export function createHttpServer(
  listener: RequestListener,
  securityHeaders: Record<string, string>,
  limits = defaultLimits,
): Server {
  // The listener refuses a missing Host itself, since Node's own answer lacks the headers.
  const server = createServer({ ...limits, requireHostHeader: false }, listener)
  server.setTimeout(limits.idleTimeout)
  const isAnswering = watchAnswers(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // While a response is being sent, a second one would become a part of its body.
    if (isAnswering(socket)) socket.destroy()
    else refuse(socket, statusOf(error.code), securityHeaders)
  })
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuse(socket, 417, securityHeaders))
  return server
}

/** Tells whether a response has begun on a connection and not ended yet. */
function watchAnswers(server: Server): (socket: Duplex) => boolean {
  const open = new WeakMap<Duplex, Set<ServerResponse>>()
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = open.get(socket) ?? new Set()
    open.set(socket, answers.add(response))
    response.once('close', () => answers.delete(response))
  })
  return (socket) => [...(open.get(socket) ?? [])].some((response) => response.headersSent)
}

/** Refuses every upgrade, WebSocket included: nothing here speaks another protocol. */
export function refuseUpgrades(server: Server, securityHeaders: Record<string, string>): void {
  server.on('upgrade', (_request, socket: Duplex) => refuse(socket, 400, securityHeaders))
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function refuse(socket: Duplex, status: number, securityHeaders: Record<string, string>): void {
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
 * Waits until the client has closed as well, for a while, and reads on what it still sends: closed at once, the connection would be
 * reset, and the answer lost with it.
 */
function closeWhenRead(socket: Duplex): void {
  const destroy = () => socket.destroy()
  const timer = setTimeout(destroy, lingerMs)
  let dropped = 0
  // The rest must not reach the parser, which could take it for a request.
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > maxDiscardedBytes) socket.pause()
  })
  socket.once('end', destroy)
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
}
