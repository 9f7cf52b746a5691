import { afterEach, expect, it, vi } from 'vitest'
import { nextPaintOrKey } from './next-paint-or-key'

afterEach(() => {
  vi.useRealTimers()
})

it('comes with the next key, before anything is painted', async () => {
  vi.useFakeTimers()
  const came = vi.fn()
  void nextPaintOrKey().then(came)
  await Promise.resolve()
  expect(came).not.toHaveBeenCalled()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'W' }))
  await Promise.resolve()
  expect(came).toHaveBeenCalled()
})

it('comes after the paint, and where nothing is painted all the same', async () => {
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
