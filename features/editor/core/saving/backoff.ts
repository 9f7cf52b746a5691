import type { Timers } from '../timers'

const firstRetryMs = 1000
const maxRetryMs = 30_000

/** Exponential backoff: pauses before failed calls are repeated. */
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
  let failures = 0
  let retry: unknown = null
  return {
    isWaiting: () => retry !== null,
    hasFailed: () => failures > 0,
    fail() {
      failures += 1
      const pause = Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs)
      retry = timers.set(() => {
        retry = null
        onRetry()
      }, pause)
    },
    succeed() {
      failures = 0
    },
    cancel() {
      if (retry !== null) timers.clear(retry)
      retry = null
    },
  }
}
