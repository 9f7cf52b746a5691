import { debounce } from '@/lib/debounce'

/** Defers work while the user is typing. */
export interface TypingIdle {
  /** Restarts the pause. Called for each typed character. */
  onLetter(): void
  /** Calls a function once in the next pause; at once if the user is not typing. */
  runWhenIdle(work: () => void): void
  /** Runs the deferred work now. */
  flush(): void
}

/** @param pauseMs the length of a pause, in milliseconds */
export function createTypingIdle(pauseMs: number): TypingIdle {
  const deferredWork = new Set<() => void>()
  let isTyping = false
  const flush = () => {
    scheduleFlush.cancel()
    isTyping = false
    const workToRun = [...deferredWork]
    deferredWork.clear()
    for (const work of workToRun) work()
  }
  const scheduleFlush = debounce(flush, pauseMs)
  return {
    onLetter() {
      isTyping = true
      scheduleFlush()
    },
    runWhenIdle(work) {
      if (isTyping) deferredWork.add(work)
      else work()
    },
    flush,
  }
}
