import type { Timers } from './sync'

/** The browser's time. */
export const windowTimers: Timers = {
  set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clear: (timer) => window.clearTimeout(Number(timer)),
}
