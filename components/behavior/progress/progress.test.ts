import { expect, it } from 'vitest'
import { manualTimers } from '../timers.fixture'
import { createProgress, progressThrottleMs, progressTimeoutMs } from './progress'

function startedAfter(elapsed: number) {
  const timers = manualTimers()
  const progress = createProgress(timers)
  progress.start('/de')
  timers.advance(elapsed)
  return { timers, progress }
}

it('reports no loading for a page within 200 ms', () => {
  const { timers, progress } = startedAfter(progressThrottleMs - 1)
  progress.finish()
  timers.advance(progressThrottleMs)
  expect(progress.state()).toBe('idle')
})

it('reports loading until a slower page has loaded', () => {
  const { progress } = startedAfter(progressThrottleMs)
  expect(progress.state()).toBe('loading')
  progress.finish()
  expect(progress.state()).toBe('idle')
})

it('reports a failure even without a loading state', () => {
  const { progress } = startedAfter(10)
  progress.fail()
  expect(progress.state()).toBe('failed')
})

it('clears a failure with the next page', () => {
  const { timers, progress } = startedAfter(progressThrottleMs)
  progress.fail()
  progress.start('/de')
  timers.advance(progressThrottleMs)
  expect(progress.state()).toBe('loading')
})

it('reports a failure after the timeout', () => {
  const { progress } = startedAfter(progressTimeoutMs)
  expect(progress.state()).toBe('failed')
})

it('restarts the wait with a second click', () => {
  const { timers, progress } = startedAfter(progressThrottleMs - 1)
  progress.start('/de')
  timers.advance(1)
  expect(progress.state()).toBe('idle')
  timers.advance(progressThrottleMs)
  expect(progress.state()).toBe('loading')
})

it('ignores an end without a start, and does not call a removed listener', () => {
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
