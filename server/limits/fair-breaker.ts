import { LRUCache } from 'lru-cache'
import { type CircuitBreaker, createCircuitBreaker, type TrackedCall } from './circuit-breaker'

/** A circuit breaker that opens for one client, and for all after timeouts of a second one. */
export interface FairBreaker {
  /** @returns null while the circuit is open for this client */
  begin(isReading: boolean, client: string): TrackedCall | null
}

const maxClients = 1000

/**
 * Creates a circuit breaker for a frozen backend. Timeouts of one client may be due to its own
 * requests, so they affect it alone. Timeouts of two clients without a response in between affect
 * all.
 */
export function createFairBreaker(options: Parameters<typeof createCircuitBreaker>[0]): FairBreaker {
  const sharedBreaker = createCircuitBreaker(options)
  const clientBreakers = new LRUCache<string, CircuitBreaker>({
    max: maxClients,
    memoMethod: () => createCircuitBreaker(options),
  })
  /** Clients with a timeout since the last response, at most two. */
  const timedOutClients = new Set<string>()

  return {
    begin(isReading, client) {
      const call = clientBreakers.memo(client).begin(isReading)
      const sharedCall = call && sharedBreaker.begin(isReading)
      if (!sharedCall) {
        call?.recordDisconnect()
        return null
      }
      return {
        recordResponse() {
          timedOutClients.clear()
          call.recordResponse()
          sharedCall.recordResponse()
        },
        recordTimeout() {
          if (isReading && timedOutClients.size < 2) timedOutClients.add(client)
          call.recordTimeout()
          if (timedOutClients.size > 1) sharedCall.recordTimeout()
          else sharedCall.recordDisconnect()
        },
        recordDisconnect() {
          call.recordDisconnect()
          sharedCall.recordDisconnect()
        },
      }
    },
  }
}
