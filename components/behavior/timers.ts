/** Timers, passed as a parameter so that tests can replace them. */
export interface Timers {
  /** Calls `work` after `delay` ms; the returned function calls it off. */
  after(delay: number, work: () => void): () => void
}

export const browserTimers: Timers = {
  after(delay, work) {
    const id = setTimeout(work, delay)
    return () => clearTimeout(id)
  },
}
