import type { Data } from './document'
import type { Timers } from './timers'

/** The delay between a key press and reading the text, in milliseconds. */
const typingDelayMs = 50

/** Typed text that is read after a short delay, so that the character is painted first. */
export interface TypingQueue {
  /** Queues the text of a module. The queued text of another module is read at once. */
  queue(key: string, read: () => Data): void
  /** Reads the queued text. */
  flush(): void
}

/**
 * Creates the queue of an editor.
 * @param applyFields receives the fields of a module
 */
export function createTypingQueue(timers: Timers, applyFields: (key: string, fields: Data) => void): TypingQueue {
  let pendingChange: { key: string; read: () => Data; timer: unknown } | null = null

  function flush(): void {
    if (!pendingChange) return
    const { key, read, timer } = pendingChange
    pendingChange = null
    timers.clear(timer)
    const fields = read()
    if (Object.keys(fields).length > 0) applyFields(key, fields)
  }

  return {
    queue(key, read) {
      if (pendingChange?.key !== key) flush()
      pendingChange = { key, read, timer: pendingChange?.timer ?? timers.set(flush, typingDelayMs) }
    },
    flush,
  }
}
