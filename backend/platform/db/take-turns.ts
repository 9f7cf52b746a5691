import type pg from 'pg'
import { createFairQueue, type FairQueue } from '@/lib/node/fairness/fair-queue'
import { createPresence } from '@/lib/node/fairness/presence'
import { createTimeShares } from '@/lib/node/fairness/time-shares'
import { type Caller, currentCaller } from './caller'

/** Keeps pools of one database fair. */
export interface DatabaseTurns {
  /**
   * Lets callers take turns for the connections of a pool. Statements of the program itself wait
   * for nobody's turn.
   * @param maxPerClient how many connections one client may have at a time
   */
  share(pool: pg.Pool, maxPerClient: number): void
}

/**
 * The share of the database's time that one client may use while others are there: a credit for
 * opening a page of the editor or some searches, and after that a tenth of the time. Clients that
 * have used up their credit make room for those that have not, and take turns among each other. The
 * limit of the debt keeps a turn from waiting for more than two seconds, however long the client
 * worked alone before or however slow the machine is.
 */
const shareOfDatabase = { creditMs: 1500, share: 0.1, maxDebtMs: 200 }
/** How long a client with credit counts as present after a statement. */
const presentMs = 1000
/** How long the statements of one call may wait in all: less than a site waits for its backend. */
const maxWaitMs = 10_000
const maxWaiting = 2000
const maxWaitingPerClient = 200

/**
 * Clients take turns for the connections of a database. A turn lasts from taking a connection to
 * its release, so a transaction that has begun always ends, and its statements wait for nobody.
 * @param now milliseconds of a clock that is never set
 */
export function createDatabaseTurns(now: () => number = () => performance.now()): DatabaseTurns {
  const presence = createPresence(presentMs, now)
  const isAlone = (lane: string) => clientOf(lane) === site || presence.isAlone(clientOf(lane))
  const shares = createTimeShares({ ...shareOfDatabase, busyMs: now, now, isAlone })

  async function takeTurn(queue: FairQueue, caller: Caller): Promise<() => void> {
    if (caller.client === site || shares.hasCredit(laneOf(caller))) presence.note(caller.client)
    const since = now()
    try {
      return await queue.enter(laneOf(caller), maxWaitMs - caller.waitedMs)
    } finally {
      caller.waitedMs += now() - since
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
 * Expensive calls have a lane beside that of a client's other calls, which so never wait behind
 * them.
 */
function laneOf({ client, isExpensive }: Caller): string {
  return isExpensive ? client + expensive : client
}

function clientOf(lane: string): string {
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
      (error: unknown) => callback(asError(error), undefined, () => undefined),
    )
    return undefined
  }
  pool.connect = replacement as pg.Pool['connect']
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** What waits for a turn waits for a connection (metrics). */
function countWaiting(pool: pg.Pool, queue: FairQueue): void {
  const waitingInPool = () => Number(Reflect.get(Object.getPrototypeOf(pool), 'waitingCount', pool))
  Object.defineProperty(pool, 'waitingCount', { get: () => waitingInPool() + queue.look().waiting })
}
