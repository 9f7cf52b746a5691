import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as afterEvents, setTimeout as wait } from 'node:timers/promises'

/** Interval in which idle connections are closed while the server stops, in milliseconds. */
const checkMs = 100

/** Maximum number of turns to wait for. Under heavy load every turn accepts new connections. */
const maxTurns = 100

/**
 * Time that new connections have to send their request, in milliseconds. Before that, they look
 * idle.
 */
const lastRequestsMs = 200

interface StopTimes {
  /** Time during which requests are still accepted, so that a load balancer notices the stop. */
  delayMs: number
  /** Time that pending requests have to finish after the delay. */
  graceMs: number
}

/** A server that can be stopped without losing requests. */
export interface StoppableServer {
  readonly isStopping: boolean
  /** Stops the server. Resolves when the last connection is closed. */
  stop(times: StopTimes): Promise<void>
}

/**
 * Makes it possible to stop a server without losing requests. While it stops, each response closes
 * its connection (RFC 9112 §9.6), so that the client sends no further request over it. After the
 * delay, no connection is accepted. Shortly after that, idle connections are closed. Requests that
 * take longer than the grace period are aborted.
 */
export function makeStoppable(server: Server): StoppableServer {
  const open = new Set<ServerResponse>()
  let isStopping = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return {
    get isStopping() {
      return isStopping
    },
    async stop({ delayMs, graceMs }) {
      isStopping = true
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false
      await wait(delayMs)
      await drainBacklog(server)
      await closeServer(server, graceMs)
    },
  }
}

/**
 * Waits for a turn of the event loop in which no connection was accepted. Node accepts one
 * connection in each turn. Connections that still wait in the backlog of the operating system when
 * the server closes would be reset.
 */
async function drainBacklog(server: Server): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    let isQuiet = true
    const handleConnection = () => {
      isQuiet = false
    }
    // The operating system rarely interrupts a process that has just slept. Little time then passes
    // between this check and the closing.
    await wait(1)
    server.once('connection', handleConnection)
    await afterEvents()
    server.off('connection', handleConnection)
    if (isQuiet) return
  }
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  // `close` of an HTTP server would also close connections whose request is still arriving, so
  // `close` of the underlying server is called.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  await Promise.race([closed, wait(lastRequestsMs)])
  const grace = setTimeout(() => server.closeAllConnections(), graceMs)
  const check = setInterval(() => server.closeIdleConnections(), checkMs)
  server.closeIdleConnections()
  await closed
  clearTimeout(grace)
  clearInterval(check)
}
