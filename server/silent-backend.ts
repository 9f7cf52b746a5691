/** The outcome of a call; each call reports one. */
export interface GuardedCall {
  /** The backend gave a sign, be it an error. */
  answered(): void
  /** It gave none in the time that it had. */
  silent(): void
  /** Who asked went away: this says nothing of the backend. */
  abandoned(): void
}

export interface SilenceGuard {
  /** Null where a call is not to be made, since the backend is silent. */
  begin(isReading: boolean): GuardedCall | null
}

/**
 * Keeps calls from a frozen backend, behind which each would wait in vain: after a call that only reads was not answered, while no other
 * was either, none is made for a while; then one that only reads tries, and what becomes of it holds for the others. Calls that write
 * tell nothing by their silence: who sends their body may be slow, or the work that they make.
 */
export function createSilenceGuard({
  pauseMs,
  now = () => performance.now(),
}: {
  pauseMs: number
  now?: () => number
}): SilenceGuard {
  let lastSignAt = Number.NEGATIVE_INFINITY
  /** From when on one may try: infinite while one does; null while the backend is not known to be silent. */
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
          lastSignAt = now()
          trialAt = null
        },
        silent() {
          if (isReading && lastSignAt < begunAt) trialAt = now() + pauseMs
        },
        abandoned() {
          if (isTrial && trialAt === Number.POSITIVE_INFINITY) trialAt = now()
        },
      }
    },
  }
}
