import type pg from 'pg'
import { createFairQueue, type FairQueue } from '@/lib/node/fairness/fair-queue'
import { createPresence } from '@/lib/node/fairness/presence'
import { createTimeShares } from '@/lib/node/fairness/time-shares'
import { type Caller, findCaller } from './caller'

/** Shares database connections fairly among clients. */
export interface DatabaseTurns {
  /**
   * Makes clients take turns for the connections of a pool. Statements of the program itself do not
   * wait.
   * @param maxPerClient maximum connections of one client
   */
  share(pool: pg.Pool, maxPerClient: number): void
}

/**
 * A client's share of the database time while other clients are active. The credit is enough for a
 * page in the editor, and grows by a tenth of the time. Clients without credit wait for others. The
 * maximum debt limits each wait to about two seconds.
 */
const shareOfDatabase = { creditMs: 1500, share: 0.1, maxDebtMs: 200 }
/** Maximum total wait of a call; shorter than the site's timeout for its backend. */
const maxWaitMs = 10_000
const maxWaiting = 2000
const maxWaitingPerClient = 200

/**
 * Creates the turns of one database. A turn lasts from the acquisition of a connection to its
 * release, so statements in a transaction do not wait.
 * @param now milliseconds of a monotonic clock
 */
export function createDatabaseTurns(now: () => number = () => performance.now()): DatabaseTurns {
  const presence = createPresence(now)
  const isAlone = (lane: string) => getClient(lane) === siteClient || presence.isAlone(getClient(lane))
  const shares = createTimeShares({ ...shareOfDatabase, readBusyMs: now, now, isAlone })

  async function takeTurn(queue: FairQueue, caller: Caller): Promise<() => void> {
    if (caller.client === siteClient || shares.hasCredit(getLane(caller))) presence.recordActivity(caller.client)
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
        const caller = findCaller()
        if (caller === undefined) return connect()
        const endTurn = await takeTurn(queue, caller)
        const client = await connect().catch((error: unknown) => {
          endTurn()
          throw error
        })
        return endTurnAtRelease(client, endTurn)
      }
      replaceConnect(pool, connectInTurn)
      countWaiting(pool, queue)
    },
  }
}

/** Client of shared reads of the site. Only the render queue limits them. */
const siteClient = ''
const expensiveSuffix = ' expensive'

/** Returns the lane of a caller. Cheap calls do not wait in the lane of expensive calls. */
function getLane({ client, isExpensive }: Caller): string {
  return isExpensive ? client + expensiveSuffix : client
}

function getClient(lane: string): string {
  return lane.endsWith(expensiveSuffix) ? lane.slice(0, -expensiveSuffix.length) : lane
}

function endTurnAtRelease(client: pg.PoolClient, endTurn: () => void): pg.PoolClient {
  const { release } = client
  let isReleased = false
  client.release = (error) => {
    if (!isReleased) endTurn()
    isReleased = true
    release(error)
  }
  return client
}

/** Replaces `pool.connect`, also its form with a callback, which `pool.query` uses. */
function replaceConnect(pool: pg.Pool, connect: () => Promise<pg.PoolClient>): void {
  type Callback = Parameters<pg.Pool['connect']>[0]
  const replacement = (callback?: Callback) => {
    const connection = connect()
    if (!callback) return connection
    connection.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(toError(error), undefined, () => undefined),
    )
    return undefined
  }
  pool.connect = replacement as pg.Pool['connect']
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Adds the waiting calls to the pool's metric. */
function countWaiting(pool: pg.Pool, queue: FairQueue): void {
  const countWaitingInPool = () => Number(Reflect.get(Object.getPrototypeOf(pool), 'waitingCount', pool))
  Object.defineProperty(pool, 'waitingCount', { get: () => countWaitingInPool() + queue.getCounts().waiting })
}
