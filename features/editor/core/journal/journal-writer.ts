import type { Action } from '../reduce'
import type { EditorState } from '../state'
import type { Journal } from './journal'

/** The number of actions after which they are replaced by a snapshot. */
const compactAfter = 500

/** Writes to a journal in order; actions that come at once are written together. */
export interface JournalWriter {
  write(action: Action, after: EditorState): void
  /** Called when the journal was lost: writes a state at once, or with the next action (null). */
  restart(state: EditorState | null): void
  /** Resolves when all actions so far are written, or failed to be. */
  whenWritten(): Promise<void>
  /** Whether all actions so far are written, or will be. */
  isComplete(): boolean
}

/**
 * Writes actions to a journal, and from time to time a snapshot that replaces them. After a failed write the next one is the whole
 * state.
 * @param onFailure called at each failure
 * @param count the number of actions that the journal has already
 */
export function createJournalWriter(journal: Journal, count: number, onFailure: (error: unknown) => void) {
  let queued: Action[] = []
  let latest: EditorState | null = null
  let actionCount = count
  let isBroken = false
  let queue = Promise.resolve()

  async function writeQueued(): Promise<void> {
    const actions = queued
    const snapshot = latest
    if (actions.length === 0 || !snapshot) return
    queued = []
    actionCount += actions.length
    if (isBroken || actionCount > compactAfter) await compact(snapshot)
    else await attempt(() => journal.append(actions))
  }

  async function compact(snapshot: EditorState): Promise<void> {
    await attempt(() => journal.compact(snapshot))
    if (!isBroken) actionCount = 0
  }

  async function attempt(write: () => Promise<void>): Promise<void> {
    try {
      await write()
      isBroken = false
    } catch (error) {
      isBroken = true
      onFailure(error)
    }
  }

  const writer: JournalWriter = {
    write(action, after) {
      queued.push(action)
      latest = after
      queue = queue.then(writeQueued)
    },
    restart(state) {
      isBroken = true
      if (state) queue = queue.then(() => compact(state))
    },
    whenWritten: () => queue,
    isComplete: () => !isBroken,
  }
  return writer
}
