import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTypingIdle } from './typing-idle'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('runs work at once while the user is not typing', () => {
  const draw = vi.fn()
  createTypingIdle(400).runWhenIdle(draw)
  expect(draw).toHaveBeenCalledTimes(1)
})

it('defers work to the pause in typing and runs it once', () => {
  const pause = createTypingIdle(400)
  const draw = vi.fn()
  for (let letter = 0; letter < 5; letter += 1) {
    pause.onLetter()
    pause.runWhenIdle(draw)
    vi.advanceTimersByTime(399)
  }
  expect(draw).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(draw).toHaveBeenCalledTimes(1)
  pause.runWhenIdle(draw)
  expect(draw).toHaveBeenCalledTimes(2)
})

it('runs the deferred work in order on flush', () => {
  const pause = createTypingIdle(400)
  const done: string[] = []
  pause.onLetter()
  pause.runWhenIdle(() => done.push('draw'))
  pause.runWhenIdle(() => done.push('tell'))
  pause.flush()
  expect(done).toEqual(['draw', 'tell'])
  vi.advanceTimersByTime(1000)
  expect(done).toHaveLength(2)
})
