import { beforeEach, expect, test, vi } from 'vitest'
import { maxLeaveMs, noteLeaving, unlessLeaving, watchLeaving } from './page-leaving'

beforeEach(() => {
  vi.useFakeTimers()
  const unwatch = watchLeaving()
  return () => {
    unwatch()
    vi.runAllTimers()
    vi.useRealTimers()
  }
})

test('calls at once on a page that stays', () => {
  const call = vi.fn()
  unlessLeaving(call)
  expect(call).toHaveBeenCalledOnce()
})

test('calls on a page that is being left only where it was not left in the end', () => {
  const call = vi.fn()
  window.dispatchEvent(new Event('beforeunload'))
  unlessLeaving(call)
  vi.advanceTimersByTime(maxLeaveMs - 1)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
})

test('calls no earlier on a page of which somebody says that it will be left', () => {
  const call = vi.fn()
  noteLeaving()
  unlessLeaving(call)
  vi.advanceTimersByTime(maxLeaveMs - 1)
  expect(call).not.toHaveBeenCalled()
})
