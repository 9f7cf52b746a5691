import { createListeners } from '@/lib/listeners'
import { browserTimers, type Timers } from '../timers'

/** The state of navigation: none or finished, loading for longer than the throttle, or failed. */
export type ProgressState = 'idle' | 'loading' | 'failed'

/** A navigation shorter than this shows nothing (spec §9). */
export const progressThrottle = 200
/** A navigation that has not arrived by then is not going to. */
export const progressDelayMs = 20_000

export interface Progress {
  /** @param target the path of the page that is waited for */
  start(target: string): void
  finish(): void
  fail(): void
  state(): ProgressState
  /** The path of the page that was waited for last; '' before any. */
  target(): string
  subscribe(listener: () => void): () => void
}

/** Whether a page is waited for; how that looks is said by the progress bar and by the loading overlay. */
export function createProgress(timers: Timers = browserTimers): Progress {
  const { subscribe, notify } = createListeners()
  let state: ProgressState = 'idle'
  let isUnderWay = false
  let target = ''
  let callOff = () => {}

  const show = (next: ProgressState) => {
    state = next
    notify()
  }
  const wait = (delay: number, work: () => void) => {
    callOff()
    callOff = timers.after(delay, work)
  }
  const end = (outcome: 'idle' | 'failed') => {
    if (!isUnderWay) return
    isUnderWay = false
    callOff()
    show(outcome)
  }

  const progress: Progress = {
    start(path) {
      isUnderWay = true
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

/** The page's one progress. An error page calls `fail()` on it. */
export const pageProgress = createProgress()
