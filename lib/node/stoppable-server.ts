import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as afterEvents, setTimeout as wait } from 'node:timers/promises'

/** Interval of closing idle connections while stopping, in milliseconds. */
const checkMs = 100

/** Maximum number of turns: under heavy load there are always new connections. */
const maxTurns = 100

/** Time for new connections to send a request, in milliseconds. Until then they appear idle. */
const lastRequestsMs = 200

interface StopTimes {
  /** Time in which requests are still accepted, so that a load balancer can notice the stop. */
  delayMs: number
  /** Time for pending requests after the delay. */
  graceMs: number
}

/** A server that can be stopped without losing requests. */
export interface StoppableServer {
  readonly isStopping: boolean
  /** Resolves when the last connection is closed. */
  stop(times: StopTimes): Promise<void>
}

/**
 * Makes a server stoppable. While stopping, each response closes its connection (RFC 9112 §9.6), so
 * that a client sends no further request over it. After the delay no connections are accepted; a
 * moment later idle ones are closed, and requests that exceed the grace period are aborted.
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
 * Waits for a turn of the event loop in which no connection was accepted. Node accepts one per
 * turn; those still in the system's backlog when the server closes are reset.
 */
async function drainBacklog(server: Server): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    let isQuiet = true
    const handleConnection = () => {
      isQuiet = false
    }
    // A process that has just slept is rarely preempted: little time passes between this check and
    // closing.
    await wait(1)
    server.once('connection', handleConnection)
    await afterEvents()
    server.off('connection', handleConnection)
    if (isQuiet) return
  }
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  // The `close` of an HTTP server would also close connections whose request is still arriving.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  await Promise.race([closed, wait(lastRequestsMs)])
  const grace = setTimeout(() => server.closeAllConnections(), graceMs)
  const check = setInterval(() => server.closeIdleConnections(), checkMs)
  server.closeIdleConnections()
  await closed
  clearTimeout(grace)
  clearInterval(check)
}
