import type { Data } from './document'
import type { Timers } from './timers'

/** How long after a key the typed text is read, in milliseconds. */
const typingDelay = 50

/** Typed text that is read a moment later, so that the letter is painted first. */
export interface TypingQueue {
  /** Queues the text of a module; that of another module is read at once. */
  queue(key: string, read: () => Data): void
  /** Reads the text that is queued. */
  flush(): void
}

/**
 * Creates the queue of an editor.
 * @param take takes the fields that were read of a module
 */
export function createTypingQueue(timers: Timers, take: (key: string, fields: Data) => void): TypingQueue {
  let pending: { key: string; read: () => Data; timer: unknown } | null = null

  function flush(): void {
    if (!pending) return
    const { key, read, timer } = pending
    pending = null
    timers.clear(timer)
    take(key, read())
  }

  return {
    queue(key, read) {
      if (pending?.key !== key) flush()
      pending = { key, read, timer: pending?.timer ?? timers.set(flush, typingDelay) }
    },
    flush,
  }
}
