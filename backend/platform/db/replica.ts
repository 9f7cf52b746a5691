import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseBusy, isDatabaseUnavailable, isStatementTimeout } from './unavailable'

/** `behind`: without all changes, or unknown; `away`: without response. */
export type ReplicaState = 'fresh' | 'behind' | 'away'

/** A replica that serves reads while it has all announced changes. */
export interface Replica {
  /** Returns the last known state. Starts a check if needed. */
  checkState(): ReplicaState
  /** Statements by server; `repeated` ones failed on the replica and ran on the primary. */
  readonly counts: Readonly<Record<'replica' | 'primary' | 'repeated', number>>
  /**
   * Runs work whose statements may use the replica. Transactions use the primary, and so do
   * statements that failed on the replica.
   */
  read<Result>(work: () => Promise<Result>): Promise<Result>
  /** Call this before a change is announced. The replica is then unused until it has the change. */
  handleChange(): void
  close(): Promise<void>
}

type Query = (...statement: readonly unknown[]) => Promise<pg.QueryResult>

/** Position in the write-ahead log. Only positions of the same database are comparable. */
interface Position {
  lsn: string
  database: string
}

/** Identity of a database, which is equal on its replicas. */
const databaseIdentity = `(SELECT system_identifier FROM pg_control_system())::text || '/' || current_database()`

/**
 * The server that a task reads from: the primary (null), or the replica while `changeCount` is the
 * current number of changes. A task on the primary stays there, because the replica may be older.
 */
interface ReplicaReading {
  changeCount: number | null
}

interface ReplicaOptions {
  /** Pools of the primary. The first one reads positions. */
  primaries: readonly [pg.Pool, ...pg.Pool[]]
  pool: pg.Pool
  log: Logger
  /** Monotonic clock in milliseconds. */
  now?: () => number
}

/** Time for which `fresh` is valid without a check. It bounds the delay of unannounced changes. */
const freshMs = 5000
const checkIntervalMs = 20
const retryAfterMs = 1000

/**
 * Routes statements within `read` to a replica after it has replayed the last announced change. A
 * page that is rendered after a change therefore never shows older data. Positions are compared in
 * the background.
 */
export function createReplica({ primaries, pool, log, now = () => performance.now() }: ReplicaOptions): Replica {
  const readings = new AsyncLocalStorage<ReplicaReading>()
  const counts = { replica: 0, primary: 0, repeated: 0 }
  let state: ReplicaState = 'behind'
  let changeCount = 0
  let freshUntil = 0
  let nextCheckAt = 0
  let isChecking = false
  /** Position to reach, and the number of changes up to it. */
  let goal: (Position & { changeCount: number }) | null = null

  const queryReplica = pool.query.bind(pool) as Query
  const queryPrimary = primaries[0].query.bind(primaries[0]) as Query
  for (const primary of new Set(primaries)) {
    const queryOriginal = primary.query.bind(primary) as Query
    // The pool for searches has a shorter limit than the replica, so a repetition would fail, too.
    const shouldRepeatTimeouts = primary === primaries[0]
    const routedQuery: Query = (...statement) => route(queryOriginal, statement, shouldRepeatTimeouts)
    primary.query = routedQuery as typeof primary.query
  }

  async function route(
    queryOriginal: Query,
    statement: readonly unknown[],
    shouldRepeatTimeouts: boolean,
  ): Promise<pg.QueryResult> {
    const currentReading = readings.getStore()
    if (!currentReading) return queryOriginal(...statement)
    if (currentReading.changeCount !== changeCount || state !== 'fresh') {
      currentReading.changeCount = null
      counts.primary += 1
      return queryOriginal(...statement)
    }
    try {
      const result = await queryReplica(...statement)
      counts.replica += 1
      return result
    } catch (error) {
      if (isDatabaseBusy(error) || (isStatementTimeout(error) && !shouldRepeatTimeouts)) throw error
      currentReading.changeCount = null
      counts.repeated += 1
      if (isAway(error)) markAway(error)
      return queryOriginal(...statement)
    }
  }

  function markAway(error: unknown): void {
    if (state !== 'away') log.warn({ err: error }, 'The replica is unavailable; the primary is used')
    state = 'away'
    goal = null
    nextCheckAt = now() + retryAfterMs
  }

  async function check(): Promise<void> {
    if (isChecking || now() < nextCheckAt) return
    isChecking = true
    try {
      const position = goal ?? { changeCount, ...(await readPosition()) }
      goal = position
      const isFresh = await hasReplayed(position)
      nextCheckAt = now() + checkIntervalMs
      // A change during the check may be after the position.
      if (position.changeCount !== changeCount) goal = null
      else finishCheck(isFresh)
    } catch (error) {
      markAway(error)
    } finally {
      isChecking = false
    }
  }

  function finishCheck(isFresh: boolean): void {
    if (state === 'away') log.info('The replica is available again')
    state = isFresh ? 'fresh' : 'behind'
    if (!isFresh) return
    goal = null
    freshUntil = now() + freshMs
  }

  /** Reads the end of the primary's log, which includes every announced commit. */
  async function readPosition(): Promise<Position> {
    const { rows } = await queryPrimary(
      `SELECT pg_current_wal_insert_lsn()::text AS lsn, ${databaseIdentity} AS database`,
    )
    return rows[0]
  }

  async function hasReplayed({ lsn, database }: Position): Promise<boolean> {
    const { rows } = await queryReplica(
      `SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AND ${databaseIdentity} = $2 AS reached`,
      [lsn, database],
    )
    return rows[0].reached === true
  }

  function beginReading(): ReplicaReading {
    if (state === 'fresh' && now() >= freshUntil) state = 'behind'
    if (state === 'fresh') return { changeCount }
    void check()
    return { changeCount: null }
  }

  return {
    checkState() {
      beginReading()
      return state
    },
    counts,
    read: (work) => readings.run(beginReading(), work),
    handleChange() {
      changeCount += 1
      if (state === 'fresh') state = 'behind'
    },
    close: () => pool.end(),
  }
}

/** Returns true if the replica is unavailable, unlike for a rejected write or a slow statement. */
function isAway(error: unknown): boolean {
  const isReadOnly = error instanceof Error && 'code' in error && error.code === '25006'
  return !isReadOnly && !isStatementTimeout(error) && (isDatabaseUnavailable(error) || isSilent(error))
}

const isSilent = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
