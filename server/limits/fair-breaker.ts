import { LRUCache } from 'lru-cache'
import { type CircuitBreaker, createCircuitBreaker, type TrackedCall } from './circuit-breaker'

/**
 * A circuit breaker that opens only for one client until calls of a second client time out, too.
 */
export interface FairBreaker {
  /** @returns null while the circuit is open for this client: the call must not be made */
  begin(isReading: boolean, client: string): TrackedCall | null
}

const maxClients = 1000

/**
 * Circuit breaker per client for a frozen backend (`circuit-breaker.ts`). Timeouts of one client
 * may be caused by its requests, so they open the circuit only for that client. Timeouts of two
 * clients without any response in between open it for all.
 */
export function createFairBreaker(options: Parameters<typeof createCircuitBreaker>[0]): FairBreaker {
  const forAll = createCircuitBreaker(options)
  const clientBreakers = new LRUCache<string, CircuitBreaker>({
    max: maxClients,
    memoMethod: () => createCircuitBreaker(options),
  })
  /** Clients with a timeout since the last response to any client; at most two. */
  const witnesses = new Set<string>()

  return {
    begin(isReading, client) {
      const call = clientBreakers.memo(client).begin(isReading)
      const sharedCall = call && forAll.begin(isReading)
      if (!sharedCall) {
        call?.abandoned()
        return null
      }
      return {
        answered() {
          witnesses.clear()
          call.answered()
          sharedCall.answered()
        },
        timedOut() {
          if (isReading && witnesses.size < 2) witnesses.add(client)
          call.timedOut()
          if (witnesses.size > 1) sharedCall.timedOut()
          else sharedCall.abandoned()
        },
        abandoned() {
          call.abandoned()
          sharedCall.abandoned()
        },
      }
    },
  }
}
