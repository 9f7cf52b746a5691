import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { keepListening, listenStatement } from './notifications/listener'
import { createPageEventHub, type PageEventSource } from './notifications/page-events'
import { createSignal, outboxChannel, type Signal } from './notifications/signal'
import { createTagHub, type TagHub, type TagSource, tagChannel } from './notifications/tag-source'
import { openPool } from './pool'
import { type Replica, routeReads } from './replica'
import { createDatabaseTurns } from './take-turns'
import { traceQueries } from './trace-queries'

export type Database = NodePgDatabase
/** A transaction, or the database itself: what a read or a write is done with. */
export type Queryable = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>

/** A transaction that may have others within it. */
export type Transaction = Queryable & Pick<Database, 'transaction'>

/** Which database to speak to: a PostgreSQL server, or PGlite behind the Unix socket in a folder. */
export type DatabaseTarget =
  | { kind: 'postgres'; url: string; replicaUrl?: string }
  | {
      kind: 'embedded'
      socketFolder: string
      onNotification?: (listener: TagHub['handleNotification']) => void
    }

export interface DatabaseConnection {
  db: Database
  /** The same for searches: on a server, statements that take long are ended, and others' connections stay free. */
  searchDb: Database
  /** The same for the readiness check alone, which waits for no other connection. */
  readinessDb: Database
  pool: pg.Pool
  tags: TagSource
  /** What answers reads in place of the primary; null without one. */
  replica: Replica | null
  /** Signals new mails in the outbox, after the commit. */
  outboxSignal: Signal
  /** Events about changes of working copies and about who edits them. */
  pageEvents: PageEventSource
  /** Ends the streams of tags and page events; requests are still served. */
  endStreams(): void
  close(): Promise<void>
}

/**
 * Opens a pool. PGlite serves one statement at a time and tells notifications only to the connection that caused them,
 * so there the pool has one connection, which listens; a PostgreSQL server gets a listening connection of its own.
 * Notifications of other connections to PGlite come from the thread that serves it (`onNotification`).
 */
export async function connectDatabase(
  target: DatabaseTarget,
  log: Logger,
  own: Partial<Timeouts> = {},
): Promise<DatabaseConnection> {
  const tags = createTagHub()
  const outboxSignal = createSignal(outboxChannel)
  const pageEvents = createPageEventHub()
  const handleNotification = (notification: { channel: string; payload?: string }) => {
    // Whoever hears of the change below reads it from a server that has it.
    if (notification.channel === tagChannel) replica?.handleChange()
    tags.handleNotification(notification)
    outboxSignal.handleNotification(notification)
    pageEvents.handleNotification(notification)
  }
  const missed = () => {
    replica?.handleChange()
    tags.announce(['*'])
    pageEvents.missed()
  }
  const isEmbedded = target.kind === 'embedded'
  const { connectMs, searchMs, silenceMs } = { ...timeouts[target.kind], ...own }
  const common = { connectionTimeoutMillis: connectMs }
  const pool = isEmbedded
    ? openPool({ ...embedded, ...embeddedAddress(target.socketFolder), ...common, onConnect: listen }, log)
    : openPool({ ...server, connectionString: target.url, ...common }, log, silenceMs)
  const searchPool = isEmbedded
    ? pool
    : openPool({ ...searches, connectionString: target.url, ...common, statement_timeout: searchMs }, log)
  const readinessPool = openReadinessPool(target, log)
  const turns = createDatabaseTurns()
  const replicaPool =
    target.kind === 'postgres' && target.replicaUrl !== undefined
      ? openReplicaPool(target.replicaUrl, log)
      : null
  const shared = new Set([pool, searchPool, ...(replicaPool ? [replicaPool] : [])])
  for (const one of shared) {
    // Searches of one client never occupy the server's processors together.
    turns.share(one, one === searchPool ? 1 : Math.ceil(one.options.max / 2))
  }
  traceQueries(pool)
  if (searchPool !== pool) traceQueries(searchPool)
  const replica = replicaPool && routeReads({ primaries: [pool, searchPool], pool: replicaPool, log })

  async function listen(client: pg.ClientBase): Promise<void> {
    client.on('notification', handleNotification)
    await client.query(listenStatement)
  }

  // This connection gets notifications of its own changes before their responses; these are from other
  // connections.
  if (target.kind === 'embedded') target.onNotification?.(handleNotification)
  const listener = isEmbedded
    ? undefined
    : await keepListening(target.url, { handleNotification, missed }, log)
  return {
    db: drizzle(pool),
    searchDb: drizzle(searchPool),
    readinessDb: drizzle(readinessPool),
    pool,
    replica,
    tags,
    outboxSignal,
    pageEvents: pageEvents,
    endStreams() {
      tags.end()
      pageEvents.end()
    },
    async close() {
      await listener?.close()
      await replica?.close()
      await readinessPool.end()
      if (searchPool !== pool) await searchPool.end()
      await pool.end()
    },
  }
}

interface Timeouts {
  /** How long a connection may take to come, or to become free. */
  connectMs: number
  /** How long a statement of a search may take on a server. */
  searchMs: number
  /** How long a server may be silent while a statement runs; longer than a statement may take. */
  silenceMs?: number
}

const timeouts: Record<DatabaseTarget['kind'], Timeouts> = {
  postgres: { connectMs: 5000, searchMs: 2000, silenceMs: 20_000 },
  embedded: { connectMs: 15_000, searchMs: 2000 },
}

/** No statement of a request takes long: one that hangs must not hold its connection for ever. */
const server: pg.PoolConfig = {
  max: 10,
  keepAlive: true,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // Statements that go down the tree are thought to be large and are not: compiling one took 160 ms, running it 5.
  options: '-c jit=off',
}

/** Searches take few connections, so that others never wait for one that a search has. */
const searches: pg.PoolConfig = { ...server, max: 4 }

/** A readiness check gives up after three seconds. */
const readiness: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 3000 }

/** On the embedded database, a connection of its own gets its turn after the statement under way. */
function openReadinessPool(target: DatabaseTarget, log: Logger): pg.Pool {
  if (target.kind === 'embedded') {
    return openPool({ ...readiness, ...embeddedAddress(target.socketFolder) }, log)
  }
  return openPool({ ...server, ...readiness, connectionString: target.url, statement_timeout: 3000 }, log)
}

/** Whoever waits for a replica could have asked the primary long ago. The server ends a statement before the client gives up. */
function openReplicaPool(url: string, log: Logger): pg.Pool {
  const times = { connectionTimeoutMillis: 1000, statement_timeout: 2500, query_timeout: 3000 }
  return openPool({ ...server, ...times, connectionString: url }, log, timeouts.postgres.silenceMs)
}

/** One connection for all, for which everybody waits in turn. */
const embedded: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0 }

/** How a `pg` client reaches PGlite's socket: it derives the file's name from folder and port. */
export function embeddedAddress(socketFolder: string): pg.ClientConfig {
  return { host: socketFolder, port: embeddedPort, user: 'postgres', database: 'postgres' }
}

const embeddedPort = 5432

/** The socket file in a folder, as `pg` names it. */
export function embeddedSocket(socketFolder: string): string {
  return `${socketFolder}/.s.PGSQL.${embeddedPort}`
}
