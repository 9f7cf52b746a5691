import { afterEach, expect, it, vi } from 'vitest'
import { nextPaintOrKey } from './next-paint-or-key'

afterEach(() => {
  vi.useRealTimers()
})

it('resolves with the next key before a paint', async () => {
  vi.useFakeTimers()
  const came = vi.fn()
  void nextPaintOrKey().then(came)
  await Promise.resolve()
  expect(came).not.toHaveBeenCalled()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'W' }))
  await Promise.resolve()
  expect(came).toHaveBeenCalled()
})

it('resolves after the paint, or after a timeout without one', async () => {
  vi.useFakeTimers()
  const came = vi.fn()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  void nextPaintOrKey().then(came)
  await vi.advanceTimersByTimeAsync(99)
  expect(came).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(came).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
