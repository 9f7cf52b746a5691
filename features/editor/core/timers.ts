/** Time, so that tests need not wait. */
export interface Timers {
  set(callback: () => void, milliseconds: number): unknown
  clear(timer: unknown): void
}

/** The browser's time. */
export const windowTimers: Timers = {
  set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clear: (timer) => window.clearTimeout(Number(timer)),
}
