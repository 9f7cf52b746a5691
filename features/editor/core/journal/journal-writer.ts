import type { Action } from '../reduce'
import type { EditorState } from '../state'
import type { Journal } from './journal'

/** After this number of actions, a snapshot replaces them. */
const compactAfter = 500

/** Writes actions to a journal in order. Simultaneous actions are written together. */
export interface JournalWriter {
  write(action: Action, after: EditorState): void
  /**
   * Rewrites a lost journal: immediately from a state, or at the next action if the state is null.
   */
  restart(state: EditorState | null): void
  /** Resolves when all previous actions are written or failed. */
  whenWritten(): Promise<void>
  /** Returns true if no write has failed since the last complete snapshot. */
  isComplete(): boolean
}

/**
 * Writes actions to a journal, and snapshots that replace them. The write after a failed one is a
 * snapshot.
 * @param initialCount the number of actions in the journal
 * @param onFailure called at each failure
 */
export function createJournalWriter(
  journal: Journal,
  initialCount: number,
  onFailure: (error: unknown) => void,
) {
  let queued: Action[] = []
  let latest: EditorState | null = null
  let actionCount = initialCount
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
