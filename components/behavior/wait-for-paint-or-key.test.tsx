import { afterEach, expect, it, vi } from 'vitest'
import { waitForPaintOrKey } from './wait-for-paint-or-key'

afterEach(() => {
  vi.useRealTimers()
})

it('resolves with the next key before a paint', async () => {
  vi.useFakeTimers()
  const listener = vi.fn()
  void waitForPaintOrKey().then(listener)
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'W' }))
  await Promise.resolve()
  expect(listener).toHaveBeenCalled()
})

it('resolves after the paint, or after a timeout without one', async () => {
  vi.useFakeTimers()
  const listener = vi.fn()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  void waitForPaintOrKey().then(listener)
  await vi.advanceTimersByTimeAsync(99)
  expect(listener).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(listener).toHaveBeenCalled()
})
