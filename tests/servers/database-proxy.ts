import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect as open, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseTarget, toSocketPath } from '@/backend/platform/db/client'

/** A connection to a database that a test can interrupt. */
export interface DatabaseProxy {
  /** The database, behind the proxy. */
  readonly target: DatabaseTarget
  readonly connections: number
  /** Closes all connections and rejects new ones. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  /** Stops forwarding in both directions without closing connections. */
  freeze(): void
  thaw(): void
  /** Closes each connection that sends this text, before the database receives the text. */
  disconnectAt(text: string | null): void
  close(): Promise<void>
}

/** Starts a proxy between a backend and its database: PostgreSQL on TCP or PGlite on its socket. */
export async function startDatabaseProxy(target: DatabaseTarget): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  let closingText: string | null = null
  let thaw: () => void = () => undefined
  let thawPromise = Promise.resolve()

  async function forward(source: Socket, target: Socket, isRestricted: boolean): Promise<void> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      if (isFrozen) await thawPromise
      if (isRestricted && closingText !== null && chunk.includes(closingText)) return
      target.write(chunk)
    }
  }

  function accept(client: Socket): void {
    const database =
      target.kind === 'postgres' ? open(...parseAddress(target.url)) : open(toSocketPath(target.socketFolder))
    for (const [source, target] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(source)
      source.on('error', () => undefined)
      source.once('close', () => sockets.delete(source))
      forward(source, target, source === client)
        .catch(() => undefined)
        .finally(() => {
          source.destroy()
          target.destroy()
        })
    }
  }

  const endpoint = await createEndpoint(target)
  let server = createServer(accept)
  const listen = async () => {
    server = createServer(accept)
    server.listen(endpoint.getListenOptions())
    await once(server, 'listening')
    await endpoint.handleListening(server)
  }
  const goDown = async () => {
    const closePromise = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closePromise
  }
  await listen()

  return {
    target: endpoint.getTarget(),
    get connections() {
      return sockets.size / 2
    },
    goDown,
    comeBack: listen,
    freeze() {
      isFrozen = true
      thawPromise = new Promise((resolve) => {
        thaw = resolve
      })
    },
    thaw() {
      isFrozen = false
      thaw()
    },
    disconnectAt(text) {
      closingText = text
    },
    async close() {
      thaw()
      if (server.listening) await goDown()
      await endpoint.remove()
    },
  }
}

function parseAddress(url: string): [port: number, host: string] {
  const { port, hostname } = new URL(url)
  return [Number(port || 5432), hostname]
}

interface Endpoint {
  getListenOptions(): { port: number; host: string } | { path: string }
  handleListening(server: Server): Promise<void>
  getTarget(): DatabaseTarget
  remove(): Promise<void>
}

/** Creates the endpoint where the proxy listens, which stays the same after an interruption. */
async function createEndpoint(target: DatabaseTarget): Promise<Endpoint> {
  if (target.kind === 'embedded') {
    const socketFolder = await mkdtemp(join(tmpdir(), 'bh-proxy-'))
    const path = toSocketPath(socketFolder)
    return {
      getListenOptions: () => ({ path }),
      handleListening: () => chmod(path, 0o600),
      getTarget: () => ({ ...target, socketFolder }),
      remove: () => rm(socketFolder, { recursive: true, force: true }),
    }
  }
  let port = 0
  return {
    getListenOptions: () => ({ port, host: '127.0.0.1' }),
    async handleListening(server) {
      const address = server.address()
      if (typeof address === 'object' && address !== null) port = address.port
    },
    getTarget() {
      const url = new URL(target.url)
      url.host = `127.0.0.1:${port}`
      return { ...target, url: url.href }
    },
    remove: async () => undefined,
  }
}
