import { LRUCache } from 'lru-cache'

/** Shares the time of a resource among clients, such as a thread or database. */
export interface TimeShares {
  /** Returns true with remaining credit. */
  hasCredit(client: string): boolean
  /** Returns true if the client's next task may begin. */
  mayBegin(client: string): boolean
  /** Measures a task. Returns a function to call at its end. */
  begin(client: string): () => void
}

interface SharesOptions {
  /** Busy time of the resource in milliseconds. */
  busyMs: () => number
  now: () => number
  /** Returns true if no other client waits. */
  isAlone: (client: string) => boolean
  /** Time that a client may use at once, in milliseconds. */
  creditMs: number
  /** Fraction of the time that refills the credit. */
  share: number
  /** Maximum debt, which limits each wait to `maxDebtMs / share`. */
  maxDebtMs?: number
}

/** Maximum clients in memory. Fewer can have used up their share at once. */
const maxClients = 5000

interface ClientUsage {
  ms: number
  at: number
}

/** Creates shares of time. Simultaneous tasks share the measured time equally. */
export function createTimeShares(options: SharesOptions): TimeShares {
  const { busyMs, now, isAlone, creditMs, share, maxDebtMs = Number.POSITIVE_INFINITY } = options
  const usage = new LRUCache<string, ClientUsage>({ max: maxClients })
  let runningCount = 0
  let lastBusyMs = 0
  /** Time of a task since the start. Differences of readings measure tasks. */
  let meter = 0

  function readMeter(): number {
    const busy = busyMs()
    if (runningCount > 0) meter += (busy - lastBusyMs) / runningCount
    lastBusyMs = busy
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
      const startReading = readMeter()
      runningCount += 1
      return () => {
        const ms = getExcess(client) + readMeter() - startReading
        runningCount -= 1
        usage.set(client, { ms: Math.min(ms, creditMs + maxDebtMs), at: now() })
      }
    },
  }
}
