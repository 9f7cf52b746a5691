import { LRUCache } from 'lru-cache'

/** Shares of the one thread that renders. */
export interface RenderShares {
  /** Whether a client's next render may begin now. */
  mayBegin(client: string): boolean
  /** Counts a render of a client from now on. @returns what ends it */
  begin(client: string): () => void
}

interface SharesOptions {
  /** How long the thread has been busy, in ms. */
  busyMs: () => number
  now: () => number
  /** Whether no other client is waiting. */
  isAlone: (client: string) => boolean
}

/**
 * The share of the thread that a client's renders may use while others are there: a credit for a first visit with everything that it
 * prefetches, and after that a twenty-fifth of the time, so that few requests of others wait for one.
 */
const creditMs = 1500
const share = 0.04

/** More clients than can have used up their share at the same time. */
const maxClients = 5000

interface ClientUsage {
  ms: number
  at: number
}

/** Keeps count of the time that each client's renders took of the thread, the time of several at once divided among them. */
export function createRenderShares({ busyMs, now, isAlone }: SharesOptions): RenderShares {
  const usage = new LRUCache<string, ClientUsage>({ max: maxClients })
  let running = 0
  let busyBefore = 0
  /** The time that a render would have taken that had been running since the start; all renders read this meter. */
  let meter = 0

  function readMeter(): number {
    const busy = busyMs()
    if (running > 0) meter += (busy - busyBefore) / running
    busyBefore = busy
    return meter
  }

  function excessOf(client: string): number {
    const debt = usage.get(client)
    return debt ? Math.max(0, debt.ms - (now() - debt.at) * share) : 0
  }

  return {
    mayBegin: (client) => excessOf(client) <= creditMs || isAlone(client),
    begin(client) {
      const from = readMeter()
      running += 1
      return () => {
        const ms = excessOf(client) + readMeter() - from
        running -= 1
        usage.set(client, { ms, at: now() })
      }
    },
  }
}
