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

it('calls on a page being left only if it still exists after the timeout', () => {
  const call = vi.fn()
  window.dispatchEvent(new Event('beforeunload'))
  runIfPageStays(call)
  vi.advanceTimersByTime(maxLeaveMs - 1)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
})

it('waits likewise after recordLeaving', () => {
  const call = vi.fn()
  recordLeaving()
  runIfPageStays(call)
  vi.advanceTimersByTime(maxLeaveMs - 1)
  expect(call).not.toHaveBeenCalled()
})
