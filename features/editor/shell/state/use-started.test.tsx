import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runWhenIdle } from '@/components/behavior/when-idle'
import { useStarted } from './use-started'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['loaded', () => Promise.resolve()],
  ['not loadable', () => Promise.reject(new Error('offline'))],
])('starts when the editor is open, texts are %s and the browser is idle', async (_, load) => {
  const { result, rerender } = renderHook(({ isOpen }) => useStarted(isOpen, load), { initialProps: { isOpen: false } })
  const work = vi.fn()
  runWhenIdle(work, 100)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(result.current).toBe(false)
  expect(work).not.toHaveBeenCalled()
  rerender({ isOpen: true })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(work).toHaveBeenCalledOnce()
})
