/** A call that the circuit breaker let through; it reports one outcome. */
export interface TrackedCall {
  /** The backend answered, an error included. */
  answered(): void
  /** The backend did not answer in time. */
  timedOut(): void
  /** The client disconnected: this says nothing about the backend. */
  abandoned(): void
}

export interface CircuitBreaker {
  /** Null while the circuit is open: the call must not be made. */
  begin(isReading: boolean): TrackedCall | null
}

/**
 * Keeps calls from a frozen backend, each of which would wait until its timeout. The circuit opens for a while when a read times out and
 * no other call was answered meanwhile; then one read is let through on trial (half-open), and its outcome decides for all. Timeouts of
 * writes do not count: the sender of their body may be slow, or the work that they cause.
 */
export function createCircuitBreaker({
  pauseMs,
  now = () => performance.now(),
}: {
  pauseMs: number
  now?: () => number
}): CircuitBreaker {
  let lastAnswerAt = Number.NEGATIVE_INFINITY
  /** When the next trial may begin: infinite during a trial; null while the circuit is closed. */
  let trialAt: number | null = null

  return {
    begin(isReading) {
      const begunAt = now()
      const isTrial = trialAt !== null
      if (trialAt !== null) {
        if (!isReading || begunAt < trialAt) return null
        trialAt = Number.POSITIVE_INFINITY
      }
      return {
        answered() {
          lastAnswerAt = now()
          trialAt = null
        },
        timedOut() {
          if (isReading && lastAnswerAt < begunAt) trialAt = now() + pauseMs
        },
        abandoned() {
          if (isTrial && trialAt === Number.POSITIVE_INFINITY) trialAt = now()
        },
      }
    },
  }
}
