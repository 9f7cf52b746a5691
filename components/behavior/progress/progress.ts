import { createListeners } from '@/lib/listeners'
import { browserTimers, type Timers } from '../timers'

/**
 * State of the navigation. `idle` also covers a page that has been loading for less than
 * `progressThrottleMs`.
 */
export type ProgressState = 'idle' | 'loading' | 'failed'

/** Time from the start of a navigation until progress is shown, in ms (spec §9). */
export const progressThrottleMs = 200
/** Time from the start of a navigation until it counts as failed, in ms. */
export const progressTimeoutMs = 20_000

export interface Progress {
  /** @param target path of the page that is loading */
  start(target: string): void
  finish(): void
  fail(): void
  getState(): ProgressState
  /**
   * Returns the path of the page that is loading or was loaded last; '' before the first
   * navigation.
   */
  getTarget(): string
  subscribe(listener: () => void): () => void
}

/** Creates the state that the progress bar and the loading overlay display. */
export function createProgress(timers: Timers = browserTimers): Progress {
  const { subscribe, notify } = createListeners()
  let state: ProgressState = 'idle'
  let isNavigating = false
  let target = ''
  let cancelTimer = () => {}

  const setState = (newState: ProgressState) => {
    state = newState
    notify()
  }
  const restartTimer = (delayMs: number, work: () => void) => {
    cancelTimer()
    cancelTimer = timers.schedule(delayMs, work)
  }
  const end = (outcome: 'idle' | 'failed') => {
    if (!isNavigating) return
    isNavigating = false
    cancelTimer()
    setState(outcome)
  }

  const progress: Progress = {
    start(path) {
      isNavigating = true
      target = path
      restartTimer(progressThrottleMs, () => {
        setState('loading')
        restartTimer(progressTimeoutMs - progressThrottleMs, progress.fail)
      })
    },
    finish: () => end('idle'),
    fail: () => end('failed'),
    getState: () => state,
    getTarget: () => target,
    subscribe,
  }
  return progress
}

/** Progress of the navigation in this window. An error page calls `fail()`. */
export const pageProgress = createProgress()
