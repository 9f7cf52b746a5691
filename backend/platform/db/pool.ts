import { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'

/** Number of all connections, of idle connections, and of requests that wait for one. */
export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/**
 * Opens a pool that survives broken connections, even if they are in use.
 * @param silenceMs maximum time without data from the server during a response; without it there is
 * no limit
 */
export function openPool(config: pg.PoolConfig, log: Logger, silenceMs?: number): pg.Pool {
  const pool = new pg.Pool(config)
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    // The pool handles only errors of idle connections. An error between two statements of a
    // connection in use would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke'))
    client.once('end', () => {
      if (inUse.delete(client)) discardClient(client)
    })
    if (silenceMs !== undefined) limitSilence(client, silenceMs)
  })
  // The listener of the connection has already logged the error.
  pool.on('error', () => undefined)
  return pool
}

/** Removes the silence limit of a connection. */
export function removeSilenceLimit(client: pg.PoolClient): void {
  const { stream } = client.connection
  if (stream instanceof Socket) stream.setTimeout(0)
}

/**
 * Removes a broken connection from the pool. The code that uses it may never release it, for
 * example if BEGIN failed.
 */
function discardClient(client: pg.PoolClient): void {
  const { release } = client
  client.release = () => undefined
  release(true)
}

/**
 * Destroys a connection after a time without data, because a frozen server or network does not
 * close it.
 */
function limitSilence(client: pg.PoolClient, ms: number): void {
  const { stream } = client.connection
  if (stream instanceof Socket) {
    stream.setTimeout(ms, () => stream.destroy(new Error('The database fell silent')))
  }
}
