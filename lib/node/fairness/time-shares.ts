import { LRUCache } from 'lru-cache'

/** Shares of what all clients use, such as a thread or a database. */
export interface TimeShares {
  /** Returns true if a client has credit left. */
  hasCredit(client: string): boolean
  /** Returns true if the next task of a client may begin. */
  mayBegin(client: string): boolean
  /** Counts a task of a client from now on. @returns what ends it */
  begin(client: string): () => void
}

interface SharesOptions {
  /** Returns the busy time of the thread or database in ms. */
  busyMs: () => number
  now: () => number
  /** Returns true if no other client is waiting. */
  isAlone: (client: string) => boolean
  /** The time that a client may use at once while others are there. */
  creditMs: number
  /** The part of all time by which that credit grows again. */
  share: number
  /** The most that a client can owe beyond its credit. It limits each wait to maxDebtMs / share. */
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
  let running = 0
  let busyBefore = 0
  /** The accumulated time of a task running since the start. All tasks read this meter. */
  let meter = 0

  function readMeter(): number {
    const busy = busyMs()
    if (running > 0) meter += (busy - busyBefore) / running
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
      running += 1
      return () => {
        const ms = getExcess(client) + readMeter() - from
        running -= 1
        usage.set(client, { ms: Math.min(ms, creditMs + maxDebtMs), at: now() })
      }
    },
  }
}
