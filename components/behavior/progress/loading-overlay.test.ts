import { expect, it } from 'vitest'
import { createManualTimers } from '../timers.fixture'
import { coverFadeMs, coverMinimumMs, createLoadingOverlay } from './loading-overlay'
import { createProgress, progressThrottleMs } from './progress'

/** Starts a navigation that has just become slow. */
function startSlowNavigation() {
  const timers = createManualTimers()
  const progress = createProgress(timers)
  const overlay = createLoadingOverlay(progress, timers)
  progress.start('/de')
  timers.advance(progressThrottleMs)
  return { timers, progress, overlay }
}

it('does not cover a fast page', () => {
  const timers = createManualTimers()
  const progress = createProgress(timers)
  const overlay = createLoadingOverlay(progress, timers)
  progress.start('/de')
  timers.advance(progressThrottleMs - 1)
  expect(overlay.getState()).toBe('hidden')
  progress.finish()
  timers.advance(progressThrottleMs)
  expect(overlay.getState()).toBe('hidden')
})

it('covers a slow page until it has loaded, then fades', () => {
  const { timers, progress, overlay } = startSlowNavigation()
  timers.advance(3000)
  expect(overlay.getState()).toBe('shown')
  progress.finish()
  expect(overlay.getState()).toBe('leaving')
  timers.advance(coverFadeMs)
  expect(overlay.getState()).toBe('hidden')
})

it('keeps a visible cover for its minimum time', () => {
  const { timers, progress, overlay } = startSlowNavigation()
  progress.finish()
  timers.advance(coverMinimumMs - 1)
  expect(overlay.getState()).toBe('shown')
  timers.advance(1)
  expect(overlay.getState()).toBe('leaving')
})

it('shows the previous page again after a failure', () => {
  const { timers, progress, overlay } = startSlowNavigation()
  timers.advance(coverMinimumMs)
  progress.fail()
  expect(overlay.getState()).toBe('leaving')
})

it('covers the next slow page while the last cover fades', () => {
  const { timers, progress, overlay } = startSlowNavigation()
  timers.advance(coverMinimumMs)
  progress.finish()
  progress.start('/de')
  timers.advance(progressThrottleMs)
  expect(overlay.getState()).toBe('shown')
  timers.advance(coverFadeMs)
  expect(overlay.getState()).toBe('shown')
})

it('does not call a removed listener', () => {
  const { timers, progress, overlay } = startSlowNavigation()
  let calls = 0
  overlay.subscribe(() => {
    calls += 1
  })()
  timers.advance(coverMinimumMs)
  progress.finish()
  expect(calls).toBe(0)
})
