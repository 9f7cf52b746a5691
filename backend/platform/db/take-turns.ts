import type pg from 'pg'
import { createFairQueue, type FairQueue } from '@/lib/node/fairness/fair-queue'
import { createPresence } from '@/lib/node/fairness/presence'
import { createTimeShares } from '@/lib/node/fairness/time-shares'
import { type Caller, currentCaller } from './caller'

/** Shares the connections of database pools fairly among clients. */
export interface DatabaseTurns {
  /**
   * Makes clients take turns for the connections of a pool. Statements without a client, which the
   * program runs for itself, do not wait.
   * @param maxPerClient maximum number of connections that one client may use at a time
   */
  share(pool: pg.Pool, maxPerClient: number): void
}

/**
 * A client's share of the database time while other clients are active. The credit is enough to
 * open a page in the editor or to run some searches; a tenth of the time is added to it. Clients
 * without credit wait for clients with credit, and alternate with each other. The maximum debt
 * limits each wait to about two seconds, even on slow machines.
 */
const shareOfDatabase = { creditMs: 1500, share: 0.1, maxDebtMs: 200 }
/**
 * Maximum time that the statements of one call may wait in total. It is shorter than the timeout of
 * a site that waits for its backend.
 */
const maxWaitMs = 10_000
const maxWaiting = 2000
const maxWaitingPerClient = 200

/**
 * Creates the turns for connections of one database. A turn lasts from taking a connection to its
 * release. A transaction that has begun can therefore always finish, and its statements do not
 * wait.
 * @param now milliseconds of a monotonic clock
 */
export function createDatabaseTurns(now: () => number = () => performance.now()): DatabaseTurns {
  const presence = createPresence(now)
  const isAlone = (lane: string) => getClient(lane) === site || presence.isAlone(getClient(lane))
  const shares = createTimeShares({ ...shareOfDatabase, busyMs: now, now, isAlone })

  async function takeTurn(queue: FairQueue, caller: Caller): Promise<() => void> {
    if (caller.client === site || shares.hasCredit(getLane(caller))) presence.note(caller.client)
    const startedAt = now()
    try {
      return await queue.enter(getLane(caller), maxWaitMs - caller.waitedMs)
    } finally {
      caller.waitedMs += now() - startedAt
    }
  }

  return {
    share(pool, maxPerClient) {
      const maxRunning = pool.options.max
      const limits = { maxRunning, maxPerClient, maxWaiting, maxWaitingPerClient }
      const queue = createFairQueue({ ...limits, maxWaitMs: Number.POSITIVE_INFINITY, shares, now })
      const connect = pool.connect.bind(pool)
      const connectInTurn = async (): Promise<pg.PoolClient> => {
        const caller = currentCaller()
        if (caller === undefined) return connect()
        const end = await takeTurn(queue, caller)
        const client = await connect().catch((error: unknown) => {
          end()
          throw error
        })
        return endAtRelease(client, end)
      }
      replaceConnect(pool, connectInTurn)
      countWaiting(pool, queue)
    },
  }
}

/**
 * The client of reads that all visitors share, for example to render a page. Only the render queue
 * limits them.
 */
const site = ''
const expensive = ' expensive'

/**
 * Returns the queue of a caller. Expensive calls have a separate queue, so that other calls of the
 * same client do not wait for them.
 */
function getLane({ client, isExpensive }: Caller): string {
  return isExpensive ? client + expensive : client
}

function getClient(lane: string): string {
  return lane.endsWith(expensive) ? lane.slice(0, -expensive.length) : lane
}

function endAtRelease(client: pg.PoolClient, end: () => void): pg.PoolClient {
  const { release } = client
  let isHeld = true
  client.release = (error) => {
    if (isHeld) end()
    isHeld = false
    release(error)
  }
  return client
}

/** Replaces `pool.connect`. Supports callbacks too, because `pool.query` passes a callback. */
function replaceConnect(pool: pg.Pool, connect: () => Promise<pg.PoolClient>): void {
  type Callback = Parameters<pg.Pool['connect']>[0]
  const replacement = (callback?: Callback) => {
    const connecting = connect()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(toError(error), undefined, () => undefined),
    )
    return undefined
  }
  pool.connect = replacement as pg.Pool['connect']
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/**
 * Adds the calls that wait for a turn to the number of waiting requests in the metrics of the pool.
 */
function countWaiting(pool: pg.Pool, queue: FairQueue): void {
  const countWaitingInPool = () => Number(Reflect.get(Object.getPrototypeOf(pool), 'waitingCount', pool))
  Object.defineProperty(pool, 'waitingCount', { get: () => countWaitingInPool() + queue.getCounts().waiting })
}
