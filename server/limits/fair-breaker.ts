import { LRUCache } from 'lru-cache'
import { type CircuitBreaker, createCircuitBreaker, type TrackedCall } from './circuit-breaker'

/**
 * A circuit breaker that opens for one client. It opens for all clients when calls of a second
 * client time out as well.
 */
export interface FairBreaker {
  /** @returns null while the circuit is open for this client: the call must not be made */
  begin(isReading: boolean, client: string): TrackedCall | null
}

const maxClients = 1000

/**
 * Creates a circuit breaker for a frozen backend (`circuit-breaker.ts`). Timeouts of a single
 * client may be caused by its own requests, so they open the circuit only for this client. Timeouts
 * of two clients without any response in between open it for all clients.
 */
export function createFairBreaker(options: Parameters<typeof createCircuitBreaker>[0]): FairBreaker {
  const sharedBreaker = createCircuitBreaker(options)
  const clientBreakers = new LRUCache<string, CircuitBreaker>({
    max: maxClients,
    memoMethod: () => createCircuitBreaker(options),
  })
  /** Clients with a timeout since the last response to any client. At most two are stored. */
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
        recordAnswer() {
          timedOutClients.clear()
          call.recordAnswer()
          sharedCall.recordAnswer()
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
