import { LRUCache } from 'lru-cache'
import { type CircuitBreaker, createCircuitBreaker, type TrackedCall } from './circuit-breaker'

/**
 * A circuit breaker that opens for a client alone until a second client has seen the backend
 * silent, too.
 */
export interface FairBreaker {
  /** @returns null while the circuit is open for this client: the call must not be made */
  begin(isReading: boolean, client: string): TrackedCall | null
}

const maxClients = 1000

/**
 * Keeps calls from a frozen backend (`circuit-breaker.ts`). Timeouts of one client may come of what
 * it asks for: they open the circuit for that client. Those of two clients, with no answer to
 * anybody in between, open it for all.
 */
export function createFairBreaker(options: Parameters<typeof createCircuitBreaker>[0]): FairBreaker {
  const forAll = createCircuitBreaker(options)
  const own = new LRUCache<string, CircuitBreaker>({
    max: maxClients,
    memoMethod: () => createCircuitBreaker(options),
  })
  /** Who waited in vain since the last answer to anybody; two of them are enough. */
  const witnesses = new Set<string>()

  return {
    begin(isReading, client) {
      const call = own.memo(client).begin(isReading)
      const shared = call && forAll.begin(isReading)
      if (!shared) {
        call?.abandoned()
        return null
      }
      return {
        answered() {
          witnesses.clear()
          call.answered()
          shared.answered()
        },
        timedOut() {
          if (isReading && witnesses.size < 2) witnesses.add(client)
          call.timedOut()
          if (witnesses.size > 1) shared.timedOut()
          else shared.abandoned()
        },
        abandoned() {
          call.abandoned()
          shared.abandoned()
        },
      }
    },
  }
}
