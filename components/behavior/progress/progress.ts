import { createListeners } from '@/lib/listeners'
import { browserTimers, type Timers } from '../timers'

/** State of a navigation: none or finished, loading for longer than the throttle, or failed. */
export type ProgressState = 'idle' | 'loading' | 'failed'

/** Navigations shorter than this show nothing, in ms (spec §9). */
export const progressThrottle = 200
/** Timeout of a navigation. */
export const progressDelayMs = 20_000

export interface Progress {
  /** @param target path of the awaited page */
  start(target: string): void
  finish(): void
  fail(): void
  state(): ProgressState
  /** Returns the path of the last awaited page; '' before any. */
  target(): string
  subscribe(listener: () => void): () => void
}

/** Creates the state of navigation. The progress bar and the loading overlay display it. */
export function createProgress(timers: Timers = browserTimers): Progress {
  const { subscribe, notify } = createListeners()
  let state: ProgressState = 'idle'
  let isNavigating = false
  let target = ''
  let cancelTimer = () => {}

  const show = (next: ProgressState) => {
    state = next
    notify()
  }
  const wait = (delay: number, work: () => void) => {
    cancelTimer()
    cancelTimer = timers.after(delay, work)
  }
  const end = (outcome: 'idle' | 'failed') => {
    if (!isNavigating) return
    isNavigating = false
    cancelTimer()
    show(outcome)
  }

  const progress: Progress = {
    start(path) {
      isNavigating = true
      target = path
      wait(progressThrottle, () => {
        show('loading')
        wait(progressDelayMs - progressThrottle, progress.fail)
      })
    },
    finish: () => end('idle'),
    fail: () => end('failed'),
    state: () => state,
    target: () => target,
    subscribe,
  }
  return progress
}

/** Progress of the page. An error page calls `fail()` on it. */
export const pageProgress = createProgress()
