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

/** A PostgreSQL server, or PGlite behind the Unix socket in a folder. */
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
   * Database for searches. On a server it has its own connections and a shorter statement timeout.
   */
  searchDb: Database
  /** Database for the readiness check, with its own connection. */
  readinessDb: Database
  pool: pg.Pool
  tags: TagSource
  /** Replica for reads; null if none is configured. */
  replica: Replica | null
  /** Signals new mails in the outbox, after the commit. */
  outboxSignal: Signal
  /** Events about working copies and their editors. */
  pageEvents: PageEventSource
  /** Ends the streams of tags and page events; requests continue. */
  endStreams(): void
  close(): Promise<void>
}

/**
 * Opens the pools. PGlite runs one statement at a time and notifies only the connection that caused
 * the notification, so its pool has one connection, which listens. Notifications of its other
 * connections come from the serving thread (`onNotification`). A server gets a separate listening
 * connection.
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
    // Before the subscribers: they must not read a replica without the change.
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
    // One client must not occupy all search connections.
    turns.share(sharedPool, sharedPool === searchPool ? 1 : Math.ceil(sharedPool.options.max / 2))
  }
  traceQueries(pool)
  if (searchPool !== pool) traceQueries(searchPool)
  const replica = replicaPool && createReplica({ primaries: [pool, searchPool], pool: replicaPool, log })

  async function listen(client: pg.ClientBase): Promise<void> {
    client.on('notification', handleNotification)
    await client.query(listenStatement)
  }

  // This connection receives its own notifications before its responses; these come from other
  // connections.
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
  /** Maximum time to open a connection or wait for a free one. */
  connectMs: number
  /** Statement timeout of searches on a server. */
  searchMs: number
  /** Maximum silence of a server during a statement; longer than the statement timeout. */
  silenceMs?: number
}

const timeouts: Record<DatabaseTarget['kind'], Timeouts> = {
  postgres: { connectMs: 5000, searchMs: 2000, silenceMs: 20_000 },
  embedded: { connectMs: 15_000, searchMs: 2000 },
}

/** Timeouts free connections from hanging statements. */
const server: pg.PoolConfig = {
  max: 10,
  keepAlive: true,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // The planner overestimates tree queries: JIT compilation took 160 ms, execution 5 ms.
  options: '-c jit=off',
}

/** Few connections, so that searches do not block other requests. */
const searches: pg.PoolConfig = { ...server, max: 4 }

/** Readiness checks time out after three seconds. */
const readiness: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 3000 }

/** On the embedded database a separate connection only waits for the current statement. */
function openReadinessPool(target: DatabaseTarget, log: Logger): pg.Pool {
  if (target.kind === 'embedded') {
    return openPool({ ...readiness, ...embeddedAddress(target.socketFolder) }, log)
  }
  return openPool({ ...server, ...readiness, connectionString: target.url, statement_timeout: 3000 }, log)
}

/**
 * Short timeouts, because the primary can serve the request. The server cancels a statement before
 * the client times out.
 */
function openReplicaPool(url: string, log: Logger): pg.Pool {
  const times = { connectionTimeoutMillis: 1000, statement_timeout: 2500, query_timeout: 3000 }
  return openPool({ ...server, ...times, connectionString: url }, log, timeouts.postgres.silenceMs)
}

/** One shared connection. */
const embeddedConfig: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0 }

/**
 * Connection settings of `pg` for PGlite's socket: it derives the file name from folder and port.
 */
export function embeddedAddress(socketFolder: string): pg.ClientConfig {
  return { host: socketFolder, port: embeddedPort, user: 'postgres', database: 'postgres' }
}

const embeddedPort = 5432

/** Path of the socket file, as named by `pg`. */
export function embeddedSocket(socketFolder: string): string {
  return `${socketFolder}/.s.PGSQL.${embeddedPort}`
}
