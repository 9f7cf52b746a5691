import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isReady } from './site-server'

/** The pause between two questions whether a server is ready. */
const probeMs = 100
/** After so many answers that it is not, or none, in a row a server gets no requests, as balancers usually do it. */
const fall = 3

/** Spreads requests over servers that are ready. */
export interface Balancer {
  readonly url: string
  /** Whether a server gets requests. */
  hasInService(server: string): boolean
  stop(): Promise<void>
}

/**
 * Starts a balancer that asks each server for its readiness and takes those in turn that have it. It keeps connections, and
 * tries nothing twice: what a server does not answer is a 502, so that no mistake of a server stays hidden.
 */
export async function startBalancer(port: number, servers: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const stopping = new AbortController()
  const failures = new Map<string, number>()
  const ready = () => [...failures].filter(([, count]) => count < fall).map(([server]) => server)
  let turn = 0

  async function probe(server: string): Promise<void> {
    failures.set(server, (await isReady(server)) ? 0 : (failures.get(server) ?? fall) + 1)
  }

  async function keepProbing(server: string): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(probeMs)
      await probe(server)
    }
  }

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    turn += 1
    const inService = ready()
    const server = inService[turn % inService.length]
    if (!server) return refuse(response, 503, 'No server is ready.')
    const outgoing = request(server + incoming.url, {
      agent,
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, connection: 'keep-alive' },
    })
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
    try {
      await pipeline(incoming, outgoing)
      const [answer] = await answered
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, headers)
      await pipeline(answer, response)
    } catch (error) {
      answered.catch(() => undefined)
      refuse(response, 502, `${server}: ${error}`)
    }
  }

  const listener = createServer((incoming, response) => void forward(incoming, response))
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  await Promise.all(servers.map(probe))
  const probing = servers.map(keepProbing)
  return {
    url: `http://127.0.0.1:${port}`,
    hasInService: (server) => ready().includes(server),
    async stop() {
      stopping.abort()
      await Promise.all(probing)
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
