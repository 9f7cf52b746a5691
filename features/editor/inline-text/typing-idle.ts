import { debounce } from '@/lib/debounce'

/** Defers work while the user is typing. */
export interface TypingIdle {
  /** Call it for each typed character. */
  onLetter(): void
  /** Calls a function once in the next pause; at once if the user is not typing. */
  runWhenIdle(call: () => void): void
  /** Runs the deferred work now. */
  flush(): void
}

/** @param pauseMs the length of a pause, in milliseconds */
export function createTypingIdle(pauseMs: number): TypingIdle {
  const deferredCalls = new Set<() => void>()
  let isTyping = false
  const flush = () => {
    scheduleFlush.cancel()
    isTyping = false
    const calls = [...deferredCalls]
    deferredCalls.clear()
    for (const call of calls) call()
  }
  const scheduleFlush = debounce(flush, pauseMs)
  return {
    onLetter() {
      isTyping = true
      scheduleFlush()
    },
    runWhenIdle(call) {
      if (isTyping) deferredCalls.add(call)
      else call()
    },
    flush,
  }
}
