/** Timers, replaceable in tests. */
export interface Timers {
  set(callback: () => void, milliseconds: number): unknown
  clear(timer: unknown): void
}

/** The timers of the browser. */
export const windowTimers: Timers = {
  set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clear: (timer) => window.clearTimeout(Number(timer)),
}
