import { expect, it } from 'vitest'
import { manualTimers } from '../timers.fixture'
import { coverFadeMs, coverMinimumMs, createLoadingOverlay } from './loading-overlay'
import { createProgress, progressThrottleMs } from './progress'

/** A navigation that has just become slow. */
function slowNavigation() {
  const timers = manualTimers()
  const progress = createProgress(timers)
  const cover = createLoadingOverlay(progress, timers)
  progress.start('/de')
  timers.advance(progressThrottleMs)
  return { timers, progress, cover }
}

it('does not cover a fast page', () => {
  const timers = manualTimers()
  const progress = createProgress(timers)
  const cover = createLoadingOverlay(progress, timers)
  progress.start('/de')
  timers.advance(progressThrottleMs - 1)
  expect(cover.state()).toBe('hidden')
  progress.finish()
  timers.advance(progressThrottleMs)
  expect(cover.state()).toBe('hidden')
})

it('covers a slow page until it has loaded, then fades', () => {
  const { timers, progress, cover } = slowNavigation()
  timers.advance(3000)
  expect(cover.state()).toBe('shown')
  progress.finish()
  expect(cover.state()).toBe('leaving')
  timers.advance(coverFadeMs)
  expect(cover.state()).toBe('hidden')
})

it('keeps a visible cover for its minimum time', () => {
  const { timers, progress, cover } = slowNavigation()
  progress.finish()
  timers.advance(coverMinimumMs - 1)
  expect(cover.state()).toBe('shown')
  timers.advance(1)
  expect(cover.state()).toBe('leaving')
})

it('shows the previous page again after a failure', () => {
  const { timers, progress, cover } = slowNavigation()
  timers.advance(coverMinimumMs)
  progress.fail()
  expect(cover.state()).toBe('leaving')
})

it('covers the next slow page while the last cover fades', () => {
  const { timers, progress, cover } = slowNavigation()
  timers.advance(coverMinimumMs)
  progress.finish()
  progress.start('/de')
  timers.advance(progressThrottleMs)
  expect(cover.state()).toBe('shown')
  timers.advance(coverFadeMs)
  expect(cover.state()).toBe('shown')
})

it('does not call a removed listener', () => {
  const { timers, progress, cover } = slowNavigation()
  let calls = 0
  cover.subscribe(() => {
    calls += 1
  })()
  timers.advance(coverMinimumMs)
  progress.finish()
  expect(calls).toBe(0)
})
