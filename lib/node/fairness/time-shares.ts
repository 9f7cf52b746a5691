import { LRUCache } from 'lru-cache'

/** Divides the time of a shared resource, such as a thread or a database, among clients. */
export interface TimeShares {
  /** Returns true if a client has credit left. */
  hasCredit(client: string): boolean
  /** Returns true if the next task of a client may begin. */
  mayBegin(client: string): boolean
  /**
   * Starts to count a task of a client.
   * @returns a function that ends the task
   */
  begin(client: string): () => void
}

interface SharesOptions {
  /** Returns the busy time of the thread or database in ms. */
  busyMs: () => number
  now: () => number
  /** Returns true if no other client is waiting. */
  isAlone: (client: string) => boolean
  /** The time that a client may use at once while others are active. */
  creditMs: number
  /** The share of the time by which the credit is refilled. */
  share: number
  /** The maximum debt of a client beyond its credit. It limits each wait to maxDebtMs / share. */
  maxDebtMs?: number
}

/** More clients than can have used up their share at the same time. */
const maxClients = 5000

interface ClientUsage {
  ms: number
  at: number
}

/** Measures the time of the tasks of each client. Concurrent tasks share the time equally. */
export function createTimeShares(options: SharesOptions): TimeShares {
  const { busyMs, now, isAlone, creditMs, share, maxDebtMs = Number.POSITIVE_INFINITY } = options
  const usage = new LRUCache<string, ClientUsage>({ max: maxClients })
  let runningCount = 0
  let busyBefore = 0
  /** The accumulated time of a task running since the start. All tasks read this meter. */
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
