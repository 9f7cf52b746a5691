import { setTimeout as setTimer } from 'node:timers/promises'

/** Waits for the time, or until the signal aborts. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return setTimer(ms, undefined, { signal }).catch(() => undefined)
}
