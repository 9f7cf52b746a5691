import type { Timers } from '../timers'

const firstRetry = 1000
const maxRetryMs = 30_000

/** The pauses before failed calls are repeated; each is twice as long as the last. */
export interface Backoff {
  /** Whether a pause is running. */
  isWaiting(): boolean
  /** Whether the last call failed. */
  hasFailed(): boolean
  /** Starts the pause after a failed call. */
  fail(): void
  /** Called after a call that was answered. */
  succeed(): void
  /** Ends the pause without a call of `onRetry`. */
  cancel(): void
}

/**
 * Creates the pauses of a page's calls.
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
      const pause = Math.min(firstRetry * 2 ** (failures - 1), maxRetryMs)
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
