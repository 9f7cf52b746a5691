import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as afterEvents, setTimeout as wait } from 'node:timers/promises'

/** Interval in which idle connections are closed, in milliseconds. */
const checkMs = 100

/**
 * Maximum number of turns of the event loop to wait for. Under load, each turn accepts connections.
 */
const maxTurns = 100

/**
 * Time in milliseconds in which new connections may send a request. Before that, they look idle.
 */
const lastRequestsMs = 200

interface StopTimes {
  /** Time in which requests are still accepted, for load balancers. */
  delayMs: number
  /** Time for pending requests after the delay. */
  graceMs: number
}

/** A server that stops without losing requests. */
export interface StoppableServer {
  readonly isStopping: boolean
  /** Stops the server and waits for the last connection. */
  stop(times: StopTimes): Promise<void>
}

/**
 * Makes a server stoppable without losing requests: responses close their connections (RFC 9112
 * §9.6); after the delay no connection is accepted, idle ones are closed, and long requests end
 * with the grace period.
 */
export function makeStoppable(server: Server): StoppableServer {
  // Pipelined responses follow each other, so the last one of a connection closes it.
  const lastResponses = new Map<Socket, ServerResponse>()
  let isStopping = false
  server.on('connection', (socket: Socket) => socket.once('close', () => lastResponses.delete(socket)))
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false
    lastResponses.set(socket, response)
  })
  return {
    get isStopping() {
      return isStopping
    },
    async stop({ delayMs, graceMs }) {
      isStopping = true
      for (const response of lastResponses.values()) if (!response.headersSent) response.shouldKeepAlive = false
      await wait(delayMs)
      await drainBacklog(server)
      await closeServer(server, graceMs)
    },
  }
}

/**
 * Waits for a turn of the event loop without new connections. Node accepts one per turn, and a
 * close would reset those in the backlog.
 */
async function drainBacklog(server: Server): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    let isQuiet = true
    const handleConnection = () => {
      isQuiet = false
    }
    // A process that just slept is rarely interrupted before the close.
    await wait(1)
    server.once('connection', handleConnection)
    await afterEvents()
    server.off('connection', handleConnection)
    if (isQuiet) return
  }
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  // `close` of an HTTP server would also close arriving requests.
  const closePromise = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  await Promise.race([closePromise, wait(lastRequestsMs)])
  const graceTimer = setTimeout(() => server.closeAllConnections(), graceMs)
  const checkTimer = setInterval(() => server.closeIdleConnections(), checkMs)
  server.closeIdleConnections()
  await closePromise
  clearTimeout(graceTimer)
  clearInterval(checkTimer)
}
