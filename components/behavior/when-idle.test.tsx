import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdIdleWork, whenIdle } from './when-idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('uses requestIdleCallback with the timeout if the browser has it', () => {
  const request = vi.fn(() => 7)
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const work = vi.fn()
  const cancelWork = whenIdle(work, 5000)
  expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout: 5000 })
  cancelWork()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
})

test.each([
  [10_000, 2000],
  [500, 500],
])('otherwise, with at most %d ms, waits %d ms', (timeout, delayMs) => {
  // Neither jsdom nor Safari tells.
  const work = vi.fn()
  whenIdle(work, timeout)
  vi.advanceTimersByTime(delayMs - 1)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

test('does not run canceled work', () => {
  const work = vi.fn()
  whenIdle(work, 1000)()
  vi.advanceTimersByTime(5000)
  expect(work).not.toHaveBeenCalled()
})

test('waits for the end of a hold, and may be cancelled during it', () => {
  const [work, cancelledWork] = [vi.fn(), vi.fn()]
  const release = holdIdleWork(5000)
  whenIdle(work, 100)
  whenIdle(cancelledWork, 100)()
  vi.advanceTimersByTime(4000)
  expect(work).not.toHaveBeenCalled()
  release()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
  expect(cancelledWork).not.toHaveBeenCalled()
})

test('waits for a hold no longer than its maximum', () => {
  const work = vi.fn()
  holdIdleWork(5000)
  whenIdle(work, 100)
  vi.advanceTimersByTime(5100)
  expect(work).toHaveBeenCalledOnce()
})
