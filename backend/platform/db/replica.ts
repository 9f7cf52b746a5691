import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseBusy, isDatabaseUnavailable, isStatementTimeout } from './unavailable'

/** `behind` also while it is not known yet; `away` when it does not answer. */
export type ReplicaState = 'fresh' | 'behind' | 'away'

/** A copy of the database that answers reads, as long as it has all that was announced. */
export interface Replica {
  /** How it was last seen. Where nobody reads it is looked at again behind this. */
  look(): ReplicaState
  /** How many statements of `read` each server answered, and how many were asked again of the primary. */
  readonly counts: Readonly<Record<'replica' | 'primary' | 'repeated', number>>
  /** Runs work whose single statements the replica may answer; transactions and whatever it fails at go to the primary. */
  read<Result>(work: () => Promise<Result>): Promise<Result>
  /** To be called before anybody hears of a change: from now on the replica is asked only once it has that change. */
  handleChange(): void
  close(): Promise<void>
}

type Ask = (...statement: readonly unknown[]) => Promise<pg.QueryResult>

/** How far a log reaches, and whose it is: positions of another server mean nothing. */
interface Position {
  lsn: string
  place: string
}

/** The same for a server's database and its replicas. */
const place = `(SELECT system_identifier FROM pg_control_system())::text || '/' || current_database()`

/** A work's server: the primary (null), or the replica as of a number of changes. Work never goes back from the primary. */
interface Reading {
  changes: number | null
}

interface Parts {
  /** The pools of the primary; the first one is asked for positions. */
  primaries: readonly [pg.Pool, ...pg.Pool[]]
  pool: pg.Pool
  log: Logger
  /** Milliseconds of a clock that is never set. */
  now?: () => number
}

/** How long a replica that was found fresh counts as such while no change is heard of: what is not announced is no older. */
const trustedMs = 5000
const askAgainMs = 20
const retryAfterMs = 1000

/**
 * Has statements of the primary's pool answered by a replica, within `read`.
 *
 * The replica is asked only when it has replayed the position that the primary's log had after the last change that was heard of. A page that
 * is rendered because of a change so never shows what was before. The positions are asked for beside the requests, which go to the primary
 * meanwhile.
 */
export function routeReads({ primaries, pool, log, now = () => performance.now() }: Parts): Replica {
  const readings = new AsyncLocalStorage<Reading>()
  const counts = { replica: 0, primary: 0, repeated: 0 }
  let state: ReplicaState = 'behind'
  let changes = 0
  let freshUntil = 0
  let nextCheck = 0
  let isChecking = false
  /** The position to be reached, and the number of changes up to which it reaches. */
  let goal: (Position & { changes: number }) | null = null

  const askReplica = pool.query.bind(pool) as Ask
  const askPrimary = primaries[0].query.bind(primaries[0]) as Ask
  for (const primary of new Set(primaries)) {
    const ask = primary.query.bind(primary) as Ask
    const routed: Ask = (...statement) => route(ask, statement)
    primary.query = routed as typeof primary.query
  }

  async function route(ask: Ask, statement: readonly unknown[]): Promise<pg.QueryResult> {
    const reading = readings.getStore()
    if (!reading) return ask(...statement)
    if (reading.changes !== changes || state !== 'fresh') {
      reading.changes = null
      counts.primary += 1
      return ask(...statement)
    }
    try {
      const result = await askReplica(...statement)
      counts.replica += 1
      return result
    } catch (error) {
      if (isDatabaseBusy(error) || isStatementTimeout(error)) throw error
      reading.changes = null
      counts.repeated += 1
      if (isAway(error)) lose(error)
      return ask(...statement)
    }
  }

  function lose(error: unknown): void {
    if (state !== 'away') log.warn({ err: error }, 'The replica cannot be asked: the primary answers')
    state = 'away'
    goal = null
    nextCheck = now() + retryAfterMs
  }

  async function check(): Promise<void> {
    if (isChecking || now() < nextCheck) return
    isChecking = true
    try {
      const wanted = goal ?? { changes, ...(await askPosition()) }
      goal = wanted
      const hasIt = await hasReplayed(wanted)
      nextCheck = now() + askAgainMs
      // A change that came meanwhile may lie behind the position.
      if (wanted.changes !== changes) goal = null
      else settle(hasIt)
    } catch (error) {
      lose(error)
    } finally {
      isChecking = false
    }
  }

  function settle(isFresh: boolean): void {
    if (state === 'away') log.info('The replica answers again')
    state = isFresh ? 'fresh' : 'behind'
    if (!isFresh) return
    goal = null
    freshUntil = now() + trustedMs
  }

  /** Where the primary's log ends: behind every commit that was announced, whether it is on the disk already or not. */
  async function askPosition(): Promise<Position> {
    const { rows } = await askPrimary(`SELECT pg_current_wal_insert_lsn()::text AS lsn, ${place} AS place`)
    return rows[0]
  }

  async function hasReplayed({ lsn, place: primaryPlace }: Position): Promise<boolean> {
    const { rows } = await askReplica(
      `SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AND ${place} = $2 AS reached`,
      [lsn, primaryPlace],
    )
    return rows[0].reached === true
  }

  function begin(): Reading {
    if (state === 'fresh' && now() >= freshUntil) state = 'behind'
    if (state === 'fresh') return { changes }
    void check()
    return { changes: null }
  }

  return {
    look() {
      begin()
      return state
    },
    counts,
    read: (work) => readings.run(begin(), work),
    handleChange() {
      changes += 1
      if (state === 'fresh') state = 'behind'
    },
    close: () => pool.end(),
  }
}

/** A statement that writes fails at every replica: the work goes on at the primary, and nothing is wrong. */
function isAway(error: unknown): boolean {
  const isReadOnly = error instanceof Error && 'code' in error && error.code === '25006'
  return !isReadOnly && (isDatabaseUnavailable(error) || isSilent(error))
}

const isSilent = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
