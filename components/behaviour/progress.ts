import { browserTimers, type Timers } from './timers'

/** What the bar shows: nothing, a navigation under way, its end, its failure. */
export type ProgressState = 'idle' | 'loading' | 'done' | 'failed'

/** A navigation shorter than this shows nothing (spec §9). */
export const progressThrottle = 200
/** How long the bar's end or failure is seen before it is gone. */
export const progressFade = 500
/** A navigation that has not arrived by then is not going to. */
export const progressPatience = 20_000

export interface Progress {
  start(): void
  finish(): void
  fail(): void
  state(): ProgressState
  subscribe(listener: () => void): () => void
}

/** The state of the progress bar; what it looks like and how long it runs (5000 ms, spec §9) is said in CSS. */
export function createProgress(timers: Timers = browserTimers): Progress {
  const listeners = new Set<() => void>()
  let state: ProgressState = 'idle'
  let isUnderWay = false
  let callOff = () => {}

  const show = (next: ProgressState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const wait = (delay: number, work: () => void) => {
    callOff()
    callOff = timers.after(delay, work)
  }
  const end = (outcome: 'done' | 'failed') => {
    if (!isUnderWay) return
    isUnderWay = false
    callOff()
    if (state !== 'loading' && outcome === 'done') return show('idle')
    show(outcome)
    wait(progressFade, () => show('idle'))
  }

  const progress: Progress = {
    start() {
      isUnderWay = true
      wait(progressThrottle, () => {
        show('loading')
        wait(progressPatience - progressThrottle, progress.fail)
      })
    },
    finish: () => end('done'),
    fail: () => end('failed'),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return progress
}

/** The page's one bar. An error page calls `fail()` on it. */
export const pageProgress = createProgress()
