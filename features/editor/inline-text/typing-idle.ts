import { debounce } from '@/lib/debounce'

/** Puts off what can wait until nobody writes. */
export interface TypingIdle {
  /** Somebody wrote a letter. */
  letter(): void
  /** Calls in the next pause, once for one function; at once while nobody writes. */
  whenQuiet(call: () => void): void
  /** Ends waiting: somebody turns to something else. */
  over(): void
}

/** @param length of a pause, in milliseconds */
export function createTypingIdle(length: number): TypingIdle {
  const waiting = new Set<() => void>()
  let isWriting = false
  const over = () => {
    quiet.callOff()
    isWriting = false
    const due = [...waiting]
    waiting.clear()
    for (const call of due) call()
  }
  const quiet = debounce(over, length)
  return {
    letter() {
      isWriting = true
      quiet.ask()
    },
    whenQuiet(call) {
      if (isWriting) waiting.add(call)
      else call()
    },
    over,
  }
}
