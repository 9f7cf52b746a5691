import { expect, test } from 'vitest'
import { manualTimers } from '../timers.fixture'
import { coverFade, coverMinimum, createLoadingOverlay } from './loading-overlay'
import { createProgress, progressThrottle } from './progress'

/** A navigation that has just become slow. */
function slowNavigation() {
  const timers = manualTimers()
  const progress = createProgress(timers)
  const cover = createLoadingOverlay(progress, timers)
  progress.start('/de')
  timers.advance(progressThrottle)
  return { timers, progress, cover }
}

test('a page that comes at once is never covered', () => {
  const timers = manualTimers()
  const progress = createProgress(timers)
  const cover = createLoadingOverlay(progress, timers)
  progress.start('/de')
  timers.advance(progressThrottle - 1)
  expect(cover.state()).toBe('hidden')
  progress.finish()
  timers.advance(progressThrottle)
  expect(cover.state()).toBe('hidden')
})

test('a slow page is covered until it comes, and its cover fades', () => {
  const { timers, progress, cover } = slowNavigation()
  timers.advance(3000)
  expect(cover.state()).toBe('shown')
  progress.finish()
  expect(cover.state()).toBe('leaving')
  timers.advance(coverFade)
  expect(cover.state()).toBe('hidden')
})

test('a cover that is shown stays for its minimum', () => {
  const { timers, progress, cover } = slowNavigation()
  progress.finish()
  timers.advance(coverMinimum - 1)
  expect(cover.state()).toBe('shown')
  timers.advance(1)
  expect(cover.state()).toBe('leaving')
})

test('where the page does not come, the one before is seen again', () => {
  const { timers, progress, cover } = slowNavigation()
  timers.advance(coverMinimum)
  progress.fail()
  expect(cover.state()).toBe('leaving')
})

test('the next slow page covers anew while the last cover fades', () => {
  const { timers, progress, cover } = slowNavigation()
  timers.advance(coverMinimum)
  progress.finish()
  progress.start('/de')
  timers.advance(progressThrottle)
  expect(cover.state()).toBe('shown')
  timers.advance(coverFade)
  expect(cover.state()).toBe('shown')
})

test('a listener that left hears nothing', () => {
  const { timers, progress, cover } = slowNavigation()
  let calls = 0
  cover.subscribe(() => {
    calls += 1
  })()
  timers.advance(coverMinimum)
  progress.finish()
  expect(calls).toBe(0)
})
