import { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'

/** Total and idle connections, and waiting requests. */
export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/**
 * Opens a pool that survives broken connections, also those in use.
 * @param silenceMs maximum silence of the server during a response; default: unlimited
 */
export function openPool(config: pg.PoolConfig, log: Logger, silenceMs?: number): pg.Pool {
  const pool = new pg.Pool(config)
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    // The pool handles errors of idle connections only: an error of one in use, between two
    // statements, would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke'))
    client.once('end', () => {
      if (inUse.delete(client)) discardClient(client)
    })
    if (silenceMs !== undefined) limitSilence(client, silenceMs)
  })
  // Already logged.
  pool.on('error', () => undefined)
  return pool
}

/** Removes the silence limit of a connection. */
export function removeSilenceLimit(client: pg.PoolClient): void {
  const { stream } = client.connection
  if (stream instanceof Socket) stream.setTimeout(0)
}

/**
 * Removes a broken connection from the pool: its user may never release it, for example if BEGIN
 * failed.
 */
function discardClient(client: pg.PoolClient): void {
  const { release } = client
  client.release = () => undefined
  release(true)
}

/** Destroys silent connections: a frozen server or network does not close them. */
function limitSilence(client: pg.PoolClient, ms: number): void {
  const { stream } = client.connection
  if (stream instanceof Socket) {
    stream.setTimeout(ms, () => stream.destroy(new Error('The database fell silent')))
  }
}
