import { expect, it } from 'vitest'
import { createManualTimers } from '../timers.fixture'
import { createProgress, progressThrottleMs, progressTimeoutMs } from './progress'

function startProgress(elapsedMs: number) {
  const timers = createManualTimers()
  const progress = createProgress(timers)
  progress.start('/de')
  timers.advance(elapsedMs)
  return { timers, progress }
}

it('reports no loading for a page within 200 ms', () => {
  const { timers, progress } = startProgress(progressThrottleMs - 1)
  progress.finish()
  timers.advance(progressThrottleMs)
  expect(progress.getState()).toBe('idle')
})

it('reports loading until a slower page has loaded', () => {
  const { progress } = startProgress(progressThrottleMs)
  expect(progress.getState()).toBe('loading')
  progress.finish()
  expect(progress.getState()).toBe('idle')
})

it('reports a failure even without a loading state', () => {
  const { progress } = startProgress(10)
  progress.fail()
  expect(progress.getState()).toBe('failed')
})

it('clears a failure with the next page', () => {
  const { timers, progress } = startProgress(progressThrottleMs)
  progress.fail()
  progress.start('/de')
  timers.advance(progressThrottleMs)
  expect(progress.getState()).toBe('loading')
})

it('reports a failure after the timeout', () => {
  const { progress } = startProgress(progressTimeoutMs)
  expect(progress.getState()).toBe('failed')
})

it('restarts the wait with a second click', () => {
  const { timers, progress } = startProgress(progressThrottleMs - 1)
  progress.start('/de')
  timers.advance(1)
  expect(progress.getState()).toBe('idle')
  timers.advance(progressThrottleMs)
  expect(progress.getState()).toBe('loading')
})

it('ignores an end without a start, and does not call a removed listener', () => {
  const progress = createProgress(createManualTimers())
  let calls = 0
  const unsubscribe = progress.subscribe(() => {
    calls += 1
  })
  progress.finish()
  progress.fail()
  expect(progress.getState()).toBe('idle')
  unsubscribe()
  progress.start('/de')
  progress.fail()
  expect(calls).toBe(0)
})
