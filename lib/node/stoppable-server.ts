import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as afterEvents, setTimeout as wait } from 'node:timers/promises'

/** How often connections that have become idle are looked for while stopping. */
const checkMs = 100

/** Under a flood there is always somebody who waits. */
const maxTurns = 100

/** A connection taken last looks idle until its request has come. */
const lastRequestsMs = 200

interface StopTimes {
  /** For so long requests are still taken: whoever sends them here is to notice meanwhile that this server goes. */
  delayMs: number
  /** So long requests under way may take after that. */
  graceMs: number
}

/** A server that can be stopped without a client's losing a request. */
export interface StoppableServer {
  readonly isStopping: boolean
  /** @returns when the last connection is closed */
  stop(times: StopTimes): Promise<void>
}

/**
 * Makes a server stoppable. Stopping, it says with each answer that the connection ends there (RFC 9112 §9.6), so that a
 * client sends no further request over it. After the delay no connections are taken; a moment later idle ones are closed,
 * and what is not finished in time is cut off.
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
      await untilNoneWaits(server)
      await close(server, graceMs)
    },
  }
}

/**
 * Waits for a turn of the event loop in which no connection was taken. Node takes one a turn; those that still wait with the
 * system when it is to take no more are reset.
 */
async function untilNoneWaits(server: Server): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    let isQuiet = true
    const note = () => {
      isQuiet = false
    }
    // After a pause the system lets this process run on: little time passes between looking and closing.
    await wait(1)
    server.once('connection', note)
    await afterEvents()
    server.off('connection', note)
    if (isQuiet) return
  }
}

async function close(server: Server, graceMs: number): Promise<void> {
  // An HTTP server's own `close` would cut connections whose request is on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  await Promise.race([closed, wait(lastRequestsMs)])
  const grace = setTimeout(() => server.closeAllConnections(), graceMs)
  const check = setInterval(() => server.closeIdleConnections(), checkMs)
  server.closeIdleConnections()
  await closed
  clearTimeout(grace)
  clearInterval(check)
}
