/** Timers, passed as a parameter so that tests can replace them. */
export interface Timers {
  /** Calls `work` after `delay` ms; returns a function that cancels it. */
  after(delay: number, work: () => void): () => void
}

export const browserTimers: Timers = {
  after(delay, work) {
    const id = setTimeout(work, delay)
    return () => clearTimeout(id)
  },
}
