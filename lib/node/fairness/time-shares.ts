import { LRUCache } from 'lru-cache'

/** Shares the time of a resource, such as a thread or a database, among clients. */
export interface TimeShares {
  /** Returns true if the client has not used up its credit. */
  hasCredit(client: string): boolean
  /** Returns true if the client's next task may begin. */
  mayStart(client: string): boolean
  /** Starts to measure a task. Returns a function to call at its end. */
  startMeasuring(client: string): () => void
}

interface SharesOptions {
  /** Returns the busy time of the resource in milliseconds. */
  readBusyMs: () => number
  now: () => number
  /** Returns true if no other client waits. */
  isAlone: (client: string) => boolean
  /** Time that a client may use at once, in milliseconds. */
  creditMs: number
  /** Fraction of the time that refills the credit. */
  share: number
  /** Maximum used time above the credit. It limits each wait to `maxDebtMs / share`. */
  maxDebtMs?: number
}

/** Maximum number of clients in memory. Fewer clients can have used up their credit at once. */
const maxClients = 5000

interface ClientUsage {
  usedMs: number
  measuredAt: number
}

/** Creates shares of time. Simultaneous tasks share the measured time equally. */
export function createTimeShares(options: SharesOptions): TimeShares {
  const { readBusyMs, now, isAlone, creditMs, share, maxDebtMs = Number.POSITIVE_INFINITY } = options
  const usage = new LRUCache<string, ClientUsage>({ max: maxClients })
  let runningCount = 0
  let lastBusyMs = 0
  /** Time of one running task, summed up. The time of a task is the difference of two readings. */
  let meterMs = 0

  function readMeter(): number {
    const busyMs = readBusyMs()
    if (runningCount > 0) meterMs += (busyMs - lastBusyMs) / runningCount
    lastBusyMs = busyMs
    return meterMs
  }

  /** Returns the time that the client has used, less the time that has refilled since then. */
  function getUsedMs(client: string): number {
    const clientUsage = usage.get(client)
    return clientUsage ? Math.max(0, clientUsage.usedMs - (now() - clientUsage.measuredAt) * share) : 0
  }

  const hasCredit = (client: string) => getUsedMs(client) <= creditMs

  return {
    hasCredit,
    mayStart: (client) => hasCredit(client) || isAlone(client),
    startMeasuring(client) {
      const startReading = readMeter()
      runningCount += 1
      return () => {
        const usedMs = getUsedMs(client) + readMeter() - startReading
        runningCount -= 1
        usage.set(client, { usedMs: Math.min(usedMs, creditMs + maxDebtMs), measuredAt: now() })
      }
    },
  }
}
