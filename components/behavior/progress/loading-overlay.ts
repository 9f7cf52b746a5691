import { createListeners } from '@/lib/listeners'
import { browserTimers, type Timers } from '../timers'
import { type Progress, pageProgress } from './progress'

/** What covers the page that is being left: nothing, the skeleton of the next page, or that skeleton while it fades out. */
export type OverlayState = 'hidden' | 'shown' | 'leaving'

/** A skeleton that is shown stays this long, so that nothing flickers (spec §9, minimum delay). */
export const coverMinimum = 200
/** How long it fades (spec §9, loading fade). */
export const coverFade = 500

export interface LoadingOverlay {
  state(): OverlayState
  subscribe(listener: () => void): () => void
}

/** When the skeleton of the next page is seen: while the progress bar runs, and for the minimum at least. */
export function createLoadingOverlay(
  progress: Pick<Progress, 'state' | 'subscribe'>,
  timers: Timers = browserTimers,
): LoadingOverlay {
  const { subscribe, notify } = createListeners()
  let state: OverlayState = 'hidden'
  let isWithinMinimum = false
  let callOff = () => {}

  const show = (next: OverlayState) => {
    state = next
    notify()
  }
  const leave = () => {
    if (state !== 'shown' || isWithinMinimum || progress.state() === 'loading') return
    callOff = timers.after(coverFade, () => show('hidden'))
    show('leaving')
  }

  progress.subscribe(() => {
    if (progress.state() !== 'loading') return leave()
    callOff()
    isWithinMinimum = true
    callOff = timers.after(coverMinimum, () => {
      isWithinMinimum = false
      leave()
    })
    show('shown')
  })

  return {
    state: () => state,
    subscribe,
  }
}

/** The overlay of the page's one progress. */
export const loadingOverlay = createLoadingOverlay(pageProgress)
