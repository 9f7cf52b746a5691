import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdIdleWork, runWhenIdle, waitForRelease } from './when-idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('uses requestIdleCallback with the timeout if the browser has it', () => {
  const request = vi.fn(() => 7)
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const work = vi.fn()
  const cancelWork = runWhenIdle(work, 5000)
  expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout: 5000 })
  cancelWork()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
})

it.each([
  [10_000, 2000],
  [500, 500],
])('waits for a timeout of %d ms without it: %d ms', (timeout, delayMs) => {
  // Neither jsdom nor Safari reports it.
  const work = vi.fn()
  runWhenIdle(work, timeout)
  vi.advanceTimersByTime(delayMs - 1)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

it('does not run canceled work', () => {
  const work = vi.fn()
  runWhenIdle(work, 1000)()
  vi.advanceTimersByTime(5000)
  expect(work).not.toHaveBeenCalled()
})

it('waits for the end of a hold, during which it can be canceled', () => {
  const [work, canceledWork] = [vi.fn(), vi.fn()]
  const release = holdIdleWork(5000)
  runWhenIdle(work, 100)
  runWhenIdle(canceledWork, 100)()
  vi.advanceTimersByTime(4000)
  expect(work).not.toHaveBeenCalled()
  release()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
  expect(canceledWork).not.toHaveBeenCalled()
})

it('waits for a hold no longer than its maximum', () => {
  const work = vi.fn()
  holdIdleWork(5000)
  runWhenIdle(work, 100)
  vi.advanceTimersByTime(5100)
  expect(work).toHaveBeenCalledOnce()
})

it('resolves at the end of a hold that the same rendering starts', async () => {
  const work = vi.fn()
  const released = waitForRelease().then(work)
  const release = holdIdleWork(5000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).not.toHaveBeenCalled()
  release()
  await released
  await waitForRelease()
})
