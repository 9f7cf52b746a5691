import { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'

/** How many connections there are, how many are free, and how much waits for one. */
export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/**
 * Opens a pool whose connections may break at any moment, those in use as well.
 * @param silenceMs how long the server may take to send a byte of an answer; unlimited without it
 */
export function openPool(config: pg.PoolConfig, log: Logger, silenceMs?: number): pg.Pool {
  const pool = new pg.Pool(config)
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    // The pool listens to idle ones alone: an error of one in use, between two statements, would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke'))
    client.once('end', () => {
      if (inUse.delete(client)) discard(client)
    })
    if (silenceMs !== undefined) limitSilence(client, silenceMs)
  })
  // Logged above.
  pool.on('error', () => undefined)
  return pool
}

/** Lets a connection wait as long as a statement takes. */
export function allowSilence(client: pg.PoolClient): void {
  const { stream } = client.connection
  if (stream instanceof Socket) stream.setTimeout(0)
}

/** Removes a broken connection from the pool: its user may never release it, as a transaction that cannot begin does not. */
function discard(client: pg.PoolClient): void {
  const { release } = client
  client.release = () => undefined
  release(true)
}

/** A frozen server, or network, does not close the connection. */
function limitSilence(client: pg.PoolClient, ms: number): void {
  const { stream } = client.connection
  if (stream instanceof Socket) {
    stream.setTimeout(ms, () => stream.destroy(new Error('The database fell silent')))
  }
}
