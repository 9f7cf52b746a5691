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
  /** @returns null while the circuit is open: the call must not be made */
  begin(isReading: boolean): TrackedCall | null
}

/**
 * Circuit breaker for a frozen backend: all calls would wait until their timeout. The circuit
 * opens for a while after a read times out with no other response in the meantime. Then one trial
 * read passes (half-open) and decides for all. Timeouts of writes do not count: their body or their
 * work may be slow.
 */
export function createCircuitBreaker({
  pauseMs,
  now = () => performance.now(),
}: {
  pauseMs: number
  now?: () => number
}): CircuitBreaker {
  let lastAnswerAt = Number.NEGATIVE_INFINITY
  /** The time of the next trial: infinite during a trial; null while the circuit is closed. */
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
