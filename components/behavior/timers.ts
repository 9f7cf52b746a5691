/** Source of timers. It is passed as a parameter, so that tests can replace it. */
export interface Timers {
  /** Calls `work` after `delayMs`; returns a function that cancels the call. */
  schedule(delayMs: number, work: () => void): () => void
}

export const browserTimers: Timers = {
  schedule(delayMs, work) {
    const id = setTimeout(work, delayMs)
    return () => clearTimeout(id)
  },
}
