import { LRUCache } from 'lru-cache'

/** Divides the time of a resource that clients share, such as a thread or a database. */
export interface TimeShares {
  /** Returns true if a client has used less than its credit. */
  hasCredit(client: string): boolean
  /** Returns true if the next task of a client may begin. */
  mayBegin(client: string): boolean
  /**
   * Starts to measure a task of a client.
   * @returns a function to call when the task has ended
   */
  begin(client: string): () => void
}

interface SharesOptions {
  /** Returns the time for which the thread or database has been busy, in milliseconds. */
  busyMs: () => number
  now: () => number
  /** Returns true if no other client is waiting. */
  isAlone: (client: string) => boolean
  /** Time that a client may use at once while other clients are active, in milliseconds. */
  creditMs: number
  /** Fraction of the passing time by which the credit is refilled. */
  share: number
  /**
   * Maximum time that a client may owe beyond its credit. It limits each wait to `maxDebtMs /
   * share`.
   */
  maxDebtMs?: number
}

/**
 * Maximum number of clients in memory. Fewer clients than this can have used up their share at the
 * same time.
 */
const maxClients = 5000

interface ClientUsage {
  ms: number
  at: number
}

/**
 * Creates shares of time. Measures the time of the tasks of each client. If several tasks run at
 * once, the time is divided equally among them.
 */
export function createTimeShares(options: SharesOptions): TimeShares {
  const { busyMs, now, isAlone, creditMs, share, maxDebtMs = Number.POSITIVE_INFINITY } = options
  const usage = new LRUCache<string, ClientUsage>({ max: maxClients })
  let runningCount = 0
  let busyBefore = 0
  /**
   * Time that a task would have used if it had run since the start. A task's time is the difference
   * of two readings.
   */
  let meter = 0

  function readMeter(): number {
    const busy = busyMs()
    if (runningCount > 0) meter += (busy - busyBefore) / runningCount
    busyBefore = busy
    return meter
  }

  function getExcess(client: string): number {
    const debt = usage.get(client)
    return debt ? Math.max(0, debt.ms - (now() - debt.at) * share) : 0
  }

  const hasCredit = (client: string) => getExcess(client) <= creditMs

  return {
    hasCredit,
    mayBegin: (client) => hasCredit(client) || isAlone(client),
    begin(client) {
      const from = readMeter()
      runningCount += 1
      return () => {
        const ms = getExcess(client) + readMeter() - from
        runningCount -= 1
        usage.set(client, { ms: Math.min(ms, creditMs + maxDebtMs), at: now() })
      }
    },
  }
}
