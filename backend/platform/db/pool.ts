import { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'

/** Numbers of all connections, idle ones, and waiting requests. */
export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/**
 * Opens a pool that survives broken connections.
 * @param silenceMs maximum time without data during a response; no limit by default
 */
export function openPool(config: pg.PoolConfig, log: Logger, silenceMs?: number): pg.Pool {
  const pool = new pg.Pool(config)
  const usedClients = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => usedClients.add(client))
  pool.on('release', (_error, client) => usedClients.delete(client))
  pool.on('connect', (client) => {
    // The pool handles errors of idle connections only. Others would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'))
    client.once('end', () => {
      if (usedClients.delete(client)) discardClient(client)
    })
    if (silenceMs !== undefined) limitSilence(client, silenceMs)
  })
  // Already logged by the connection's listener.
  pool.on('error', () => undefined)
  return pool
}

export function removeSilenceLimit(client: pg.PoolClient): void {
  const { stream } = client.connection
  if (stream instanceof Socket) stream.setTimeout(0)
}

/**
 * Removes a broken connection from the pool. The code that uses the connection may never release
 * it, as after a failed BEGIN.
 */
function discardClient(client: pg.PoolClient): void {
  const { release } = client
  client.release = () => undefined
  release(true)
}

/** Destroys a silent connection. A frozen server or network never closes it. */
function limitSilence(client: pg.PoolClient, silenceMs: number): void {
  const { stream } = client.connection
  if (stream instanceof Socket) {
    stream.setTimeout(silenceMs, () => stream.destroy(new Error('The database stopped responding')))
  }
}
