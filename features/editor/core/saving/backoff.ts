import type { Timers } from '../timers'

const firstRetryMs = 1000
const maxRetryMs = 30_000

/** Exponential backoff: a pause after each failed call, before the call is repeated. */
export interface Backoff {
  /** Returns true during a pause. */
  isWaiting(): boolean
  /** Returns true if the last call failed. */
  hasFailed(): boolean
  /** Starts the pause after a failed call. */
  fail(): void
  /** Resets the backoff after a successful call. */
  succeed(): void
  /** Ends the pause without calling `onRetry`. */
  cancel(): void
}

/**
 * Creates the backoff of a page.
 * @param onRetry called at the end of each pause
 */
export function createBackoff(timers: Timers, onRetry: () => void): Backoff {
  let failureCount = 0
  let retryTimer: unknown = null
  return {
    isWaiting: () => retryTimer !== null,
    hasFailed: () => failureCount > 0,
    fail() {
      failureCount += 1
      const pauseMs = Math.min(firstRetryMs * 2 ** (failureCount - 1), maxRetryMs)
      retryTimer = timers.set(() => {
        retryTimer = null
        onRetry()
      }, pauseMs)
    },
    succeed() {
      failureCount = 0
    },
    cancel() {
      if (retryTimer !== null) timers.clear(retryTimer)
      retryTimer = null
    },
  }
}
