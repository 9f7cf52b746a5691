import { onceQuiet } from './once-quiet'

/** Puts off what can wait until nobody writes. */
export interface WritingPause {
  /** Somebody wrote a letter. */
  letter(): void
  /** Calls in the next pause, once for one function; at once while nobody writes. */
  whenQuiet(call: () => void): void
  /** Ends waiting: somebody turns to something else. */
  over(): void
}

/** @param length of a pause, in milliseconds */
export function createWritingPause(length: number): WritingPause {
  const waiting = new Set<() => void>()
  let isWriting = false
  const over = () => {
    quiet.callOff()
    isWriting = false
    const due = [...waiting]
    waiting.clear()
    for (const call of due) call()
  }
  const quiet = onceQuiet(over, length)
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
