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
/** The database or a transaction. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'>

/** A transaction that can nest. */
export type Transaction = Queryable & Pick<Database, 'transaction'>

/** A PostgreSQL server, or PGlite on a Unix socket. */
export type DatabaseTarget =
  | { kind: 'postgres'; url: string; replicaUrl?: string }
  | {
      kind: 'embedded'
      socketFolder: string
      onNotification?: (listener: TagHub['handleNotification']) => void
    }

export interface DatabaseConnection {
  db: Database
  /** Database for searches, with few connections and a shorter statement timeout. */
  searchDb: Database
  /** Database for the readiness check, with its own connection. */
  readinessDb: Database
  pool: pg.Pool
  tags: TagSource
  /** Replica for reads of visitors; null if none is configured. */
  replica: Replica | null
  /** Fires after a commit that adds mails to the outbox. */
  outboxSignal: Signal
  pageEvents: PageEventSource
  /** Ends the streams of tags and page events. Other requests continue. */
  endStreams(): void
  close(): Promise<void>
}

/**
 * Opens the connection pools. PGlite runs one statement at a time, so its pool has one connection;
 * notifications of other processes come from its thread (`onNotification`). On PostgreSQL a
 * separate connection listens.
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
    // The replica first: subscribers must not read it before it has the change.
    if (notification.channel === tagChannel) replica?.handleChange()
    tags.handleNotification(notification)
    outboxSignal.handleNotification(notification)
    pageEvents.handleNotification(notification)
  }
  const handleGap = () => {
    replica?.handleChange()
    tags.announce(['*'])
    pageEvents.announceGap()
  }
  const isEmbedded = target.kind === 'embedded'
  const { connectMs, searchMs, silenceMs } = { ...timeouts[target.kind], ...timeoutOverrides }
  const commonConfig = { connectionTimeoutMillis: connectMs }
  const pool = isEmbedded
    ? openPool(
        {
          ...embeddedConfig,
          ...embeddedClientConfig(target.socketFolder),
          ...commonConfig,
          onConnect: listen,
        },
        log,
      )
    : openServerPool(target.url, { max: 10, ...commonConfig }, log, silenceMs)
  const searchPool = isEmbedded
    ? pool
    : openServerPool(target.url, { max: maxSearches, ...commonConfig, statementMs: searchMs }, log)
  const readinessPool = openReadinessPool(target, log)
  const turns = createDatabaseTurns()
  const replicaPool =
    target.kind === 'postgres' && target.replicaUrl !== undefined ? openReplicaPool(target.replicaUrl, log) : null
  const sharedPools = new Set([pool, searchPool, ...(replicaPool ? [replicaPool] : [])])
  for (const sharedPool of sharedPools) {
    // One search per client, so that no client uses up the pool.
    turns.share(sharedPool, sharedPool === searchPool ? 1 : Math.ceil(sharedPool.options.max / 2))
  }
  traceQueries(pool)
  if (searchPool !== pool) traceQueries(searchPool)
  const replica = replicaPool && createReplica({ primaries: [pool, searchPool], pool: replicaPool, log })

  async function listen(client: pg.ClientBase): Promise<void> {
    client.on('notification', handleNotification)
    await client.query(listenStatement)
  }

  // The connection of this process gets its own notifications. This adds those of other connections
  // and processes.
  if (target.kind === 'embedded') target.onNotification?.(handleNotification)
  const listener = isEmbedded
    ? undefined
    : await listenWithReconnects(target.url, { handleNotification, handleGap }, log)
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
  /** Limit for opening or getting a connection. */
  connectMs: number
  /** Statement timeout of searches on PostgreSQL. */
  searchMs: number
  /** Maximum silence of the server; longer than the statement timeout. */
  silenceMs?: number
}

const timeouts: Record<DatabaseTarget['kind'], Timeouts> = {
  postgres: { connectMs: 5000, searchMs: 2000, silenceMs: 20_000 },
  embedded: { connectMs: 15_000, searchMs: 2000 },
}

/** Few connections, because other requests need database time too. */
const maxSearches = 4

/**
 * Opens a pool for a PostgreSQL server. Timeouts release connections whose statements hang. The
 * settings of a session follow its start, because poolers reject them as startup parameters.
 */
function openServerPool(
  url: string,
  { statementMs = 15_000, ...config }: pg.PoolConfig & { statementMs?: number },
  log: Logger,
  silenceMs?: number,
): pg.Pool {
  // With jit, the planner overestimates page trees and compiles a query of 5 ms for 160 ms.
  const settings = `SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = 30000; SET jit = off`
  const onConnect = async (client: pg.ClientBase) => void (await client.query(settings))
  return openPool({ keepAlive: true, connectionString: url, ...config, onConnect }, log, silenceMs)
}

/** Readiness checks fail after three seconds. */
const readinessConfig: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 3000 }

/** Opens the pool for readiness checks. */
function openReadinessPool(target: DatabaseTarget, log: Logger): pg.Pool {
  if (target.kind === 'embedded') {
    return openPool({ ...readinessConfig, ...embeddedClientConfig(target.socketFolder) }, log)
  }
  return openServerPool(target.url, { ...readinessConfig, statementMs: 3000 }, log)
}

/**
 * Opens the pool for the replica, with short timeouts because the primary can answer instead. The
 * server cancels statements before the client times out.
 */
function openReplicaPool(url: string, log: Logger): pg.Pool {
  const times = { connectionTimeoutMillis: 1000, statementMs: 2500, query_timeout: 3000 }
  return openServerPool(url, { max: 10, ...times }, log, timeouts.postgres.silenceMs)
}

/** PGlite has one session. */
const embeddedConfig: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0 }

/**
 * Returns the settings to connect `pg` to PGlite. The folder and the port determine the socket
 * file.
 */
export function embeddedClientConfig(socketFolder: string): pg.ClientConfig {
  return { host: socketFolder, port: embeddedPort, user: 'postgres', database: 'postgres' }
}

const embeddedPort = 5432

/** Returns the path of the socket file. */
export function toSocketPath(socketFolder: string): string {
  return `${socketFolder}/.s.PGSQL.${embeddedPort}`
}
