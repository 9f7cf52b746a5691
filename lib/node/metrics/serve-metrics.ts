import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { makeStoppable } from '../stoppable-server'
import { expositionType } from './exposition'
import { registerProcessMetrics, watchEventLoop } from './process-metrics'
import type { Registry } from './registry'

export interface MetricsEnv {
  METRICS_PORT?: number | undefined
  METRICS_HOST: string
}

interface Parts {
  registry: Registry
  log: Logger
  release: string
}

export interface MetricsServer {
  url: string
  /** Waits at most a second for pending requests. */
  stop(): Promise<void>
}

const path = '/metrics'
/** Time for pending requests when the server stops, in milliseconds. */
const graceMs = 1000

/**
 * Serves the metrics on a port that must not be public. Without METRICS_PORT, returns null and does
 * not measure the event loop.
 * @throws Error for the operator if the port is unavailable
 */
export async function serveMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: MetricsEnv,
  { registry, log, release }: Parts,
): Promise<MetricsServer | null> {
  if (port === undefined) return null
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    sendMetrics(request, response, registry).catch((error: unknown) => {
      log.error({ err: error }, 'Metrics could not be served')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  const stoppable = makeStoppable(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explainListenError(error, { port, host }))))
    server.listen(port, host, resolve)
  })
  const delays = watchEventLoop()
  registerProcessMetrics(registry, release, delays)
  const url = toUrl(server.address() as AddressInfo)
  log.info({ url }, 'Metrics are served')
  return {
    url,
    async stop() {
      await stoppable.stop({ delayMs: 0, graceMs })
      delays.disable()
    },
  }
}

async function sendMetrics(request: IncomingMessage, response: ServerResponse, registry: Registry): Promise<void> {
  const { method, url = '' } = request
  if (url.split('?', 1)[0] !== path) {
    response.writeHead(404).end()
    return
  }
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const text = await registry.expose()
  response.writeHead(200, { 'Content-Type': expositionType, 'Cache-Control': 'no-store' })
  response.end(method === 'HEAD' ? undefined : text)
}

function toUrl({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${path}`
}

function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
): string {
  if (code === 'EADDRINUSE')
    return `METRICS_PORT ${port} is taken. Set it to a free port. Each program needs a port of its own.`
  if (code === 'EACCES') return `METRICS_PORT ${port} may not be used by this user. Set it to a port above 1023.`
  if (code === 'EADDRNOTAVAIL') return `METRICS_HOST ${host} is not an address of this machine.`
  return message
}
