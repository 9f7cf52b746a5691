import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect as open, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseTarget, embeddedSocket } from '@/backend/platform/db/client'

/** A way to a database that a test can break. */
export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  readonly target: DatabaseTarget
  /** How many connections are open. */
  readonly connections: number
  /** Cuts all connections and takes no more. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  /** From now on nothing passes in either direction, and no connection ends. */
  freeze(): void
  thaw(): void
  /** Cuts each connection that sends this text before the database sees it. */
  cutAt(text: string | null): void
  /** Ends everything. */
  close(): Promise<void>
}

/** Stands between a backend and its database, PostgreSQL over TCP or PGlite on its socket. */
export async function startDatabaseProxy(target: DatabaseTarget): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  let fatal: string | null = null
  let thaw: () => void = () => undefined
  let thawed = Promise.resolve()

  async function pass(from: Socket, to: Socket, isGuarded: boolean): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (isFrozen) await thawed
      if (isGuarded && fatal !== null && chunk.includes(fatal)) return
      to.write(chunk)
    }
  }

  function accept(client: Socket): void {
    const database =
      target.kind === 'postgres' ? open(...addressOf(target.url)) : open(embeddedSocket(target.socketFolder))
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.once('close', () => sockets.delete(from))
      pass(from, to, from === client)
        .catch(() => undefined)
        .finally(() => {
          from.destroy()
          to.destroy()
        })
    }
  }

  const endpoint = await endpointFor(target)
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

function addressOf(url: string): [port: number, host: string] {
  const { port, hostname } = new URL(url)
  return [Number(port || 5432), hostname]
}

interface Endpoint {
  where(): { port: number; host: string } | { path: string }
  opened(server: Server): Promise<void>
  target(): DatabaseTarget
  remove(): Promise<void>
}

/** Where the proxy listens; the same endpoint after it came back. */
async function endpointFor(target: DatabaseTarget): Promise<Endpoint> {
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
