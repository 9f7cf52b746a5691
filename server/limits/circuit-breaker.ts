/** A call that the circuit breaker let through. Its caller reports exactly one outcome. */
export interface TrackedCall {
  /** The backend answered, even if with an error. */
  recordAnswer(): void
  /** The backend did not answer in time. */
  recordTimeout(): void
  /** The client disconnected, which says nothing about the backend. */
  recordDisconnect(): void
}

export interface CircuitBreaker {
  /** @returns null while the circuit is open: the call must not be made */
  begin(isReading: boolean): TrackedCall | null
}

/**
 * Creates a circuit breaker for a frozen backend, where every call would wait until its timeout.
 * When a read times out and no other response has arrived since it began, the circuit opens for a
 * while. After that, one trial read passes (half-open) and decides whether the circuit closes.
 * Timeouts of writes do not count, because their body or their work may be slow.
 */
export function createCircuitBreaker({
  pauseMs,
  now = () => performance.now(),
}: {
  pauseMs: number
  now?: () => number
}): CircuitBreaker {
  let lastAnswerAt = Number.NEGATIVE_INFINITY
  /** Time of the next trial. Infinite while a trial runs; null while the circuit is closed. */
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
        recordAnswer() {
          lastAnswerAt = now()
          trialAt = null
        },
        recordTimeout() {
          if (isReading && lastAnswerAt < begunAt) trialAt = now() + pauseMs
        },
        recordDisconnect() {
          if (isTrial && trialAt === Number.POSITIVE_INFINITY) trialAt = now()
        },
      }
    },
  }
}
