import { expect, it } from 'vitest'
import { createManualTimers } from '../timers.fixture'
import { coverFadeMs, coverMinimumMs, createLoadingOverlay } from './loading-overlay'
import { createProgress, progressThrottleMs } from './progress'

/** Starts a navigation. By default it has just become slow. */
function startNavigation(elapsedMs = progressThrottleMs) {
  const timers = createManualTimers()
  const progress = createProgress(timers)
  const overlay = createLoadingOverlay(progress, timers)
  progress.start('/de')
  timers.advance(elapsedMs)
  return { timers, progress, overlay }
}

it('does not cover a fast page', () => {
  const { timers, progress, overlay } = startNavigation(progressThrottleMs - 1)
  expect(overlay.getState()).toBe('hidden')
  progress.finish()
  timers.advance(progressThrottleMs)
  expect(overlay.getState()).toBe('hidden')
})

it('covers a slow page until it has loaded, then fades', () => {
  const { timers, progress, overlay } = startNavigation()
  timers.advance(3000)
  expect(overlay.getState()).toBe('shown')
  progress.finish()
  expect(overlay.getState()).toBe('leaving')
  timers.advance(coverFadeMs)
  expect(overlay.getState()).toBe('hidden')
})

it('keeps a visible cover for its minimum time', () => {
  const { timers, progress, overlay } = startNavigation()
  progress.finish()
  timers.advance(coverMinimumMs - 1)
  expect(overlay.getState()).toBe('shown')
  timers.advance(1)
  expect(overlay.getState()).toBe('leaving')
})

it('shows the previous page again after a failure', () => {
  const { timers, progress, overlay } = startNavigation()
  timers.advance(coverMinimumMs)
  progress.fail()
  expect(overlay.getState()).toBe('leaving')
})

it('covers the next slow page while the last cover fades', () => {
  const { timers, progress, overlay } = startNavigation()
  timers.advance(coverMinimumMs)
  progress.finish()
  progress.start('/de')
  timers.advance(progressThrottleMs)
  expect(overlay.getState()).toBe('shown')
  timers.advance(coverFadeMs)
  expect(overlay.getState()).toBe('shown')
})

it('does not call a removed listener', () => {
  const { timers, progress, overlay } = startNavigation()
  let calls = 0
  overlay.subscribe(() => {
    calls += 1
  })()
  timers.advance(coverMinimumMs)
  progress.finish()
  expect(calls).toBe(0)
})
