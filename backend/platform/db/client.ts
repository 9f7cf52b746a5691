import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { listenStatement, listenWithReconnects } from './notifications/listener'
import { createPageEventHub, type PageEventSource } from './notifications/page-events'
import { createSignal, outboxChannel, type Signal } from './notifications/signal'
import { createTagHub, type TagHub, type TagSource, tagChannel } from './notifications/tag-source'
import { openPool } from './pool'
import { createReplica, type Replica } from './replica'
import { createDatabaseTurns } from './take-turns'
import { traceQueries } from './trace-queries'

export type Database = NodePgDatabase
/** A transaction or the database itself. */
export type Queryable = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>

/** A transaction that supports nested transactions. */
export type Transaction = Queryable & Pick<Database, 'transaction'>

/** A PostgreSQL server, or PGlite, which listens on a Unix socket in a folder. */
export type DatabaseTarget =
  | { kind: 'postgres'; url: string; replicaUrl?: string }
  | {
      kind: 'embedded'
      socketFolder: string
      onNotification?: (listener: TagHub['handleNotification']) => void
    }

export interface DatabaseConnection {
  db: Database
  /**
   * Database for searches. On a PostgreSQL server, searches have connections of their own and a
   * shorter statement timeout.
   */
  searchDb: Database
  /** Database for the readiness check, which has a connection of its own. */
  readinessDb: Database
  pool: pg.Pool
  tags: TagSource
  /** Replica for reads of visitors; null if none is configured. */
  replica: Replica | null
  /** Announces new mails in the outbox, after the commit. */
  outboxSignal: Signal
  /** Events about working copies and their editors. */
  pageEvents: PageEventSource
  /** Ends the streams of tags and page events. Other requests continue. */
  endStreams(): void
  close(): Promise<void>
}

/**
 * Opens the connection pools. PGlite runs one statement at a time, and a connection to it gets only
 * notifications that it caused itself. Its pool therefore has one connection, and notifications of
 * other connections arrive from the thread that serves them (`onNotification`). On a PostgreSQL
 * server, a separate connection listens for notifications.
 */
export async function connectDatabase(
  target: DatabaseTarget,
  log: Logger,
  timeoutOverrides: Partial<Timeouts> = {},
): Promise<DatabaseConnection> {
  const tags = createTagHub()
  const outboxSignal = createSignal(outboxChannel)
  const pageEvents = createPageEventHub()
  const handleNotification = (notification: { channel: string; payload?: string }) => {
    // The replica is told first, because subscribers must not read a replica that lacks the change.
    if (notification.channel === tagChannel) replica?.handleChange()
    tags.handleNotification(notification)
    outboxSignal.handleNotification(notification)
    pageEvents.handleNotification(notification)
  }
  const handleMissed = () => {
    replica?.handleChange()
    tags.announce(['*'])
    pageEvents.missed()
  }
  const isEmbedded = target.kind === 'embedded'
  const { connectMs, searchMs, silenceMs } = { ...timeouts[target.kind], ...timeoutOverrides }
  const commonConfig = { connectionTimeoutMillis: connectMs }
  const pool = isEmbedded
    ? openPool(
        { ...embeddedConfig, ...embeddedAddress(target.socketFolder), ...commonConfig, onConnect: listen },
        log,
      )
    : openPool({ ...server, connectionString: target.url, ...commonConfig }, log, silenceMs)
  const searchPool = isEmbedded
    ? pool
    : openPool(
        { ...searches, connectionString: target.url, ...commonConfig, statement_timeout: searchMs },
        log,
      )
  const readinessPool = openReadinessPool(target, log)
  const turns = createDatabaseTurns()
  const replicaPool =
    target.kind === 'postgres' && target.replicaUrl !== undefined
      ? openReplicaPool(target.replicaUrl, log)
      : null
  const sharedPools = new Set([pool, searchPool, ...(replicaPool ? [replicaPool] : [])])
  for (const sharedPool of sharedPools) {
    // A client gets only one connection for searches, so that it cannot occupy all of them.
    turns.share(sharedPool, sharedPool === searchPool ? 1 : Math.ceil(sharedPool.options.max / 2))
  }
  traceQueries(pool)
  if (searchPool !== pool) traceQueries(searchPool)
  const replica = replicaPool && createReplica({ primaries: [pool, searchPool], pool: replicaPool, log })

  async function listen(client: pg.ClientBase): Promise<void> {
    client.on('notification', handleNotification)
    await client.query(listenStatement)
  }

  // The listening connection gets its own notifications before its responses. This call adds the
  // notifications of all other connections.
  if (target.kind === 'embedded') target.onNotification?.(handleNotification)
  const listener = isEmbedded
    ? undefined
    : await listenWithReconnects(target.url, { handleNotification, missed: handleMissed }, log)
  return {
    db: drizzle(pool),
    searchDb: drizzle(searchPool),
    readinessDb: drizzle(readinessPool),
    pool,
    replica,
    tags,
    outboxSignal,
    pageEvents,
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
  /** Maximum time to open a connection or to wait for a free connection. */
  connectMs: number
  /** Statement timeout of searches on a PostgreSQL server. */
  searchMs: number
  /**
   * Maximum time without data from the server during a statement. Must exceed the statement
   * timeout.
   */
  silenceMs?: number
}

const timeouts: Record<DatabaseTarget['kind'], Timeouts> = {
  postgres: { connectMs: 5000, searchMs: 2000, silenceMs: 20_000 },
  embedded: { connectMs: 15_000, searchMs: 2000 },
}

/** The timeouts free connections whose statements hang. */
const server: pg.PoolConfig = {
  max: 10,
  keepAlive: true,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // The planner overestimates the cost of queries for page trees. It then compiled a query for 160
  // ms that runs in 5 ms.
  options: '-c jit=off',
}

/** Few connections, so that searches leave enough database time to other requests. */
const searches: pg.PoolConfig = { ...server, max: 4 }

/** A readiness check fails after three seconds without a response. */
const readiness: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 3000 }

/**
 * Opens the pool for readiness checks. With the embedded database, its connection only waits for
 * the current statement of the others.
 */
function openReadinessPool(target: DatabaseTarget, log: Logger): pg.Pool {
  if (target.kind === 'embedded') {
    return openPool({ ...readiness, ...embeddedAddress(target.socketFolder) }, log)
  }
  return openPool({ ...server, ...readiness, connectionString: target.url, statement_timeout: 3000 }, log)
}

/**
 * Opens the pool for the replica. Its timeouts are short, because the primary can answer instead.
 * The server cancels a statement before the client gives up waiting.
 */
function openReplicaPool(url: string, log: Logger): pg.Pool {
  const times = { connectionTimeoutMillis: 1000, statement_timeout: 2500, query_timeout: 3000 }
  return openPool({ ...server, ...times, connectionString: url }, log, timeouts.postgres.silenceMs)
}

/** PGlite has only one connection, which all requests share. */
const embeddedConfig: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0 }

/**
 * Returns the settings with which `pg` connects to PGlite. `pg` derives the name of the socket file
 * from the folder and the port.
 */
export function embeddedAddress(socketFolder: string): pg.ClientConfig {
  return { host: socketFolder, port: embeddedPort, user: 'postgres', database: 'postgres' }
}

const embeddedPort = 5432

/** Returns the path of the socket file, as `pg` derives it. */
export function embeddedSocket(socketFolder: string): string {
  return `${socketFolder}/.s.PGSQL.${embeddedPort}`
}
