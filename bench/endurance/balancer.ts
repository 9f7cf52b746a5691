import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isReady } from './site-server'

/** The pause between two readiness probes. */
const probeMs = 100
/** A server gets no requests after this number of failed probes in a row (`fall` of HAProxy). */
const fall = 3

/** Distributes requests over the servers that are ready. */
export interface Balancer {
  readonly url: string
  /** Returns true if a server gets requests. */
  hasInService(server: string): boolean
  stop(): Promise<void>
}

/**
 * Starts a balancer that probes the readiness of each server and uses those that are ready in turn.
 * It keeps connections alive and retries nothing: a failed request is a 502, so that no fault stays
 * hidden.
 */
export async function startBalancer(port: number, servers: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const stopController = new AbortController()
  const failures = new Map<string, number>()
  const listReady = () => [...failures].filter(([, count]) => count < fall).map(([server]) => server)
  let turn = 0

  async function probe(server: string): Promise<void> {
    failures.set(server, (await isReady(server)) ? 0 : (failures.get(server) ?? fall) + 1)
  }

  async function keepProbing(server: string): Promise<void> {
    while (!stopController.signal.aborted) {
      await wait(probeMs)
      await probe(server)
    }
  }

  async function forward(clientRequest: IncomingMessage, response: ServerResponse): Promise<void> {
    turn += 1
    const inService = listReady()
    const server = inService[turn % inService.length]
    if (!server) return refuse(response, 503, 'No server is ready.')
    const outgoingRequest = request(server + clientRequest.url, {
      agent,
      method: clientRequest.method ?? 'GET',
      headers: { ...clientRequest.headers, connection: 'keep-alive' },
    })
    const responsePromise = once(outgoingRequest, 'response') as Promise<[IncomingMessage]>
    try {
      await pipeline(clientRequest, outgoingRequest)
      const [upstream] = await responsePromise
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = upstream.headers
      response.writeHead(upstream.statusCode ?? 502, headers)
      await pipeline(upstream, response)
    } catch (error) {
      responsePromise.catch(() => undefined)
      refuse(response, 502, `${server}: ${error}`)
    }
  }

  const listener = createServer((clientRequest, response) => void forward(clientRequest, response))
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  await Promise.all(servers.map(probe))
  const probes = servers.map(keepProbing)
  return {
    url: `http://127.0.0.1:${port}`,
    hasInService: (server) => listReady().includes(server),
    async stop() {
      stopController.abort()
      await Promise.all(probes)
      listener.close()
      listener.closeAllConnections()
      agent.destroy()
      await once(listener, 'close')
    },
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status).end(text)
}
