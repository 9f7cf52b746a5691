/** A call that the breaker permits. Its caller reports one outcome. */
export interface TrackedCall {
  /** The backend responded, even with an error. */
  recordResponse(): void
  /** The backend did not respond in time. */
  recordTimeout(): void
  recordDisconnect(): void
}

export interface CircuitBreaker {
  /** @returns null while the circuit is open */
  begin(isReading: boolean): TrackedCall | null
}

/**
 * Creates a circuit breaker for a frozen backend. A read that times out without any response since
 * its start opens the circuit. After a pause, one trial read decides (half-open). Timeouts of
 * writes do not count, because they may be slow.
 */
export function createCircuitBreaker({
  pauseMs,
  now = () => performance.now(),
}: {
  pauseMs: number
  now?: () => number
}): CircuitBreaker {
  let lastResponseAt = Number.NEGATIVE_INFINITY
  /** Time of the next trial; infinite during a trial, null while the circuit is closed. */
  let trialAt: number | null = null

  return {
    begin(isReading) {
      const startedAt = now()
      const isTrial = trialAt !== null
      if (trialAt !== null) {
        if (!isReading || startedAt < trialAt) return null
        trialAt = Number.POSITIVE_INFINITY
      }
      return {
        recordResponse() {
          lastResponseAt = now()
          trialAt = null
        },
        recordTimeout() {
          if (isReading && lastResponseAt < startedAt) trialAt = now() + pauseMs
        },
        recordDisconnect() {
          if (isTrial && trialAt === Number.POSITIVE_INFINITY) trialAt = now()
        },
      }
    },
  }
}
