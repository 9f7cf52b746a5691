import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect as open, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseTarget, embeddedSocket } from '@/backend/platform/db/client'

/** A connection to a database that a test can interrupt. */
export interface DatabaseProxy {
  /** The database, behind the proxy. */
  readonly target: DatabaseTarget
  /** The number of open connections. */
  readonly connections: number
  /** Closes all connections and rejects new ones. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  /** Stops forwarding in both directions without closing connections. */
  freeze(): void
  thaw(): void
  /** Closes each connection that sends this text, before the database receives it. */
  cutAt(text: string | null): void
  /** Closes all connections and the proxy. */
  close(): Promise<void>
}

/** Starts a proxy between a backend and its database: PostgreSQL on TCP or PGlite on its socket. */
export async function startDatabaseProxy(target: DatabaseTarget): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  let fatal: string | null = null
  let thaw: () => void = () => undefined
  let thawed = Promise.resolve()

  async function forward(from: Socket, to: Socket, isRestricted: boolean): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (isFrozen) await thawed
      if (isRestricted && fatal !== null && chunk.includes(fatal)) return
      to.write(chunk)
    }
  }

  function accept(client: Socket): void {
    const database =
      target.kind === 'postgres' ? open(...parseAddress(target.url)) : open(embeddedSocket(target.socketFolder))
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.once('close', () => sockets.delete(from))
      forward(from, to, from === client)
        .catch(() => undefined)
        .finally(() => {
          from.destroy()
          to.destroy()
        })
    }
  }

  const endpoint = await createEndpoint(target)
  let server = createServer(accept)
  const listen = async () => {
    server = createServer(accept)
    server.listen(endpoint.where())
    await once(server, 'listening')
    await endpoint.opened(server)
  }
  const goDown = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen()

  return {
    target: endpoint.target(),
    get connections() {
      return sockets.size / 2
    },
    goDown,
    comeBack: listen,
    freeze() {
      isFrozen = true
      thawed = new Promise((resolve) => {
        thaw = resolve
      })
    },
    thaw() {
      isFrozen = false
      thaw()
    },
    cutAt(text) {
      fatal = text
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
  where(): { port: number; host: string } | { path: string }
  opened(server: Server): Promise<void>
  target(): DatabaseTarget
  remove(): Promise<void>
}

/** Creates the endpoint where the proxy listens, which stays the same after an interruption. */
async function createEndpoint(target: DatabaseTarget): Promise<Endpoint> {
  if (target.kind === 'embedded') {
    const socketFolder = await mkdtemp(join(tmpdir(), 'bh-proxy-'))
    const path = embeddedSocket(socketFolder)
    return {
      where: () => ({ path }),
      opened: () => chmod(path, 0o600),
      target: () => ({ ...target, socketFolder }),
      remove: () => rm(socketFolder, { recursive: true, force: true }),
    }
  }
  let port = 0
  return {
    where: () => ({ port, host: '127.0.0.1' }),
    async opened(server) {
      const address = server.address()
      if (typeof address === 'object' && address !== null) port = address.port
    },
    target() {
      const url = new URL(target.url)
      url.host = `127.0.0.1:${port}`
      return { ...target, url: url.href }
    },
    remove: async () => undefined,
  }
}
