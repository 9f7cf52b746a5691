import type { Timers } from '../timers'

/** The timers of a module that is being typed into. */
interface DelayTimers {
  pause: unknown
  limit: unknown
}

/** Data are saved after a pause of this length, in milliseconds. */
const savePauseMs = 800
/** Data are saved after this time even without a pause. */
const maxSaveDelayMs = 5000

/** The modules whose data are debounced. */
export interface SaveDelays {
  /** Returns true if the data of the module are debounced. */
  isDebounced(key: string): boolean
  /** Starts the delay of a module, or restarts its pause. */
  delay(key: string): void
  /** Ends all delays without calling `onEnd`. */
  clear(): void
}

/**
 * Creates the delays of a page.
 * @param onEnd called at the end of each delay
 */
export function createSaveDelays(timers: Timers, onEnd: () => void): SaveDelays {
  const delays = new Map<string, DelayTimers>()

  function clearDelay(key: string): void {
    const { pause, limit } = delays.get(key) ?? {}
    timers.clear(pause)
    timers.clear(limit)
    delays.delete(key)
  }

  return {
    isDebounced: (key) => delays.has(key),
    delay(key) {
      const end = () => {
        clearDelay(key)
        onEnd()
      }
      const currentTimers = delays.get(key)
      timers.clear(currentTimers?.pause)
      const limit = currentTimers?.limit ?? timers.set(end, maxSaveDelayMs)
      delays.set(key, { pause: timers.set(end, savePauseMs), limit })
    },
    clear() {
      for (const key of [...delays.keys()]) clearDelay(key)
    },
  }
}
