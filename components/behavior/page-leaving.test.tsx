import { beforeEach, expect, it, vi } from 'vitest'
import { maxLeaveMs, recordLeaving, runIfPageStays, watchLeaving } from './page-leaving'

beforeEach(() => {
  vi.useFakeTimers()
  const unwatch = watchLeaving()
  return () => {
    unwatch()
    vi.runAllTimers()
    vi.useRealTimers()
  }
})

it('calls immediately on a page that is not being left', () => {
  const call = vi.fn()
  runIfPageStays(call)
  expect(call).toHaveBeenCalledOnce()
})

it.each([
  ['an unload event', () => window.dispatchEvent(new Event('beforeunload'))],
  ['recordLeaving', recordLeaving],
])('calls after %s only if the page still exists after the timeout', (_cause, leave) => {
  const call = vi.fn()
  leave()
  runIfPageStays(call)
  vi.advanceTimersByTime(maxLeaveMs - 1)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
})
