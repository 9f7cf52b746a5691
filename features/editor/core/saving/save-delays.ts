import type { Timers } from '../timers'

/** The timers of a module that is being typed into: the debounce, and the latest time of saving. */
interface DelayTimers {
  pause: unknown
  limit: unknown
}

/** Data are saved after this pause (decisions, content model), in milliseconds. */
const savePause = 800
/** Data are saved after this time even without a pause. */
const maxSaveDelayMs = 5000

/** The modules whose data wait for a pause in typing before they are saved. */
export interface SaveDelays {
  /** Whether the data of a module wait. */
  isDelayed(key: string): boolean
  /** Starts the delay of a module, or its pause again. */
  delay(key: string): void
  /** Ends all delays without a call of `onEnd`. */
  clear(): void
}

/**
 * Creates the delays of a page.
 * @param onEnd called when the delay of a module has ended
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
    isDelayed: (key) => delays.has(key),
    delay(key) {
      const end = () => {
        clearDelay(key)
        onEnd()
      }
      const running = delays.get(key)
      timers.clear(running?.pause)
      const limit = running?.limit ?? timers.set(end, maxSaveDelayMs)
      delays.set(key, { pause: timers.set(end, savePause), limit })
    },
    clear() {
      for (const key of [...delays.keys()]) clearDelay(key)
    },
  }
}
