import { expect, test } from 'vitest'
import { manualTimers } from '../timers.fixture'
import { createProgress, progressDelayMs, progressThrottle } from './progress'

function startedAfter(elapsed: number) {
  const timers = manualTimers()
  const progress = createProgress(timers)
  progress.start('/de')
  timers.advance(elapsed)
  return { timers, progress }
}

test('a page that comes within 200 ms is never waited for', () => {
  const { timers, progress } = startedAfter(progressThrottle - 1)
  progress.finish()
  timers.advance(progressThrottle)
  expect(progress.state()).toBe('idle')
})

test('a slower page is waited for until it comes', () => {
  const { progress } = startedAfter(progressThrottle)
  expect(progress.state()).toBe('loading')
  progress.finish()
  expect(progress.state()).toBe('idle')
})

test('a failure is shown even if the loading state was not', () => {
  const { progress } = startedAfter(10)
  progress.fail()
  expect(progress.state()).toBe('failed')
})

test('the next page makes good for one that failed', () => {
  const { timers, progress } = startedAfter(progressThrottle)
  progress.fail()
  progress.start('/de')
  timers.advance(progressThrottle)
  expect(progress.state()).toBe('loading')
})

test('a page that never comes has failed', () => {
  const { progress } = startedAfter(progressDelayMs)
  expect(progress.state()).toBe('failed')
})

test('a second click starts the wait anew', () => {
  const { timers, progress } = startedAfter(progressThrottle - 1)
  progress.start('/de')
  timers.advance(1)
  expect(progress.state()).toBe('idle')
  timers.advance(progressThrottle)
  expect(progress.state()).toBe('loading')
})

test('an end without a start changes nothing, and a listener that left hears nothing', () => {
  const progress = createProgress(manualTimers())
  let calls = 0
  const leave = progress.subscribe(() => {
    calls += 1
  })
  progress.finish()
  progress.fail()
  expect(progress.state()).toBe('idle')
  leave()
  progress.start('/de')
  progress.fail()
  expect(calls).toBe(0)
})
