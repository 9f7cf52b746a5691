import type pg from 'pg'
import { createFairQueue, type FairQueue } from '@/lib/node/fairness/fair-queue'
import { createPresence } from '@/lib/node/fairness/presence'
import { createTimeShares } from '@/lib/node/fairness/time-shares'
import { type Caller, currentCaller } from './caller'

/** Keeps pools of one database fair. */
export interface DatabaseTurns {
  /**
   * Lets callers take turns for the connections of a pool. Statements of the program itself do not
   * wait.
   * @param maxPerClient the maximum number of connections of one client
   */
  share(pool: pg.Pool, maxPerClient: number): void
}

/**
 * The share of the database's time for one client while others are active: a credit for opening a
 * page of the editor or some searches, then a tenth of the time. Clients without credit wait for
 * clients with credit, and alternate with each other. The maximum debt limits each wait to two
 * seconds, also on slow machines and after long work alone.
 */
const shareOfDatabase = { creditMs: 1500, share: 0.1, maxDebtMs: 200 }
/**
 * The total time that the statements of one call may wait: less than the timeout of a site for its
 * backend.
 */
const maxWaitMs = 10_000
const maxWaiting = 2000
const maxWaitingPerClient = 200

/**
 * Clients take turns for the connections of a database. A turn lasts from taking a connection to
 * its release, so a running transaction always ends, and its statements do not wait.
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

/** Reads that all visitors share are the site's own; the queue of renders limits them. */
const site = ''
const expensive = ' expensive'

/**
 * Expensive calls have a separate lane, so that other calls of the client never wait behind them.
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

/** `pool.query` takes its connection by a callback. */
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

/** Calls that wait for a turn count as waiting for a connection (metrics). */
function countWaiting(pool: pg.Pool, queue: FairQueue): void {
  const countWaitingInPool = () => Number(Reflect.get(Object.getPrototypeOf(pool), 'waitingCount', pool))
  Object.defineProperty(pool, 'waitingCount', { get: () => countWaitingInPool() + queue.getCounts().waiting })
}
