import { createListeners } from '@/lib/listeners'
import { browserTimers, type Timers } from '../timers'
import { type Progress, pageProgress } from './progress'

/**
 * Cover of the page that is being left: nothing, the skeleton of the next page, or that skeleton
 * during its fade-out.
 */
export type OverlayState = 'hidden' | 'shown' | 'leaving'

/**
 * Minimum time that a skeleton stays visible, in ms, so that it does not flicker (spec §9, minimum
 * delay).
 */
export const coverMinimumMs = 200
/** Duration of the fade-out in ms (spec §9, loading fade). */
export const coverFadeMs = 500

export interface LoadingOverlay {
  getState(): OverlayState
  subscribe(listener: () => void): () => void
}

/**
 * Creates the overlay, which shows the skeleton while the progress bar runs, and at least for the
 * minimum time.
 */
export function createLoadingOverlay(
  progress: Pick<Progress, 'getState' | 'subscribe'>,
  timers: Timers = browserTimers,
): LoadingOverlay {
  const { subscribe, notify } = createListeners()
  let state: OverlayState = 'hidden'
  let isWithinMinimum = false
  let cancelTimer = () => {}

  const setState = (newState: OverlayState) => {
    state = newState
    notify()
  }
  const startFadeOut = () => {
    if (state !== 'shown' || isWithinMinimum || progress.getState() === 'loading') return
    cancelTimer = timers.schedule(coverFadeMs, () => setState('hidden'))
    setState('leaving')
  }

  progress.subscribe(() => {
    if (progress.getState() !== 'loading') return startFadeOut()
    cancelTimer()
    isWithinMinimum = true
    cancelTimer = timers.schedule(coverMinimumMs, () => {
      isWithinMinimum = false
      startFadeOut()
    })
    setState('shown')
  })

  return { getState: () => state, subscribe }
}

export const loadingOverlay = createLoadingOverlay(pageProgress)
