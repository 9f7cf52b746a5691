import type { Action } from '../reduce'
import type { EditorState } from '../state'
import type { Journal } from './journal'

/** If the journal has more actions, a snapshot replaces them. */
const maxActionCount = 500

/**
 * Writes actions to a journal in order. If actions arrive during a write, the next write contains
 * all of them.
 */
export interface JournalWriter {
  write(action: Action, stateAfter: EditorState): void
  /**
   * Replaces a lost journal by a snapshot: immediately with a state, or with the next action if the
   * state is null.
   */
  restart(state: EditorState | null): void
  /** Resolves when all previous actions are written or failed. */
  whenWritten(): Promise<void>
  /** Returns true if no write has failed since the last complete snapshot. */
  isComplete(): boolean
}

/**
 * Creates the writer of a journal. It appends actions, and sometimes replaces them by a snapshot.
 * After a failed write, the next write is a snapshot.
 * @param initialCount the number of actions in the journal
 * @param onFailure called at each failure
 */
export function createJournalWriter(journal: Journal, initialCount: number, onFailure: (error: unknown) => void) {
  let queuedActions: Action[] = []
  let latestState: EditorState | null = null
  let actionCount = initialCount
  let isBroken = false
  let queue = Promise.resolve()

  async function writeQueued(): Promise<void> {
    const actions = queuedActions
    const snapshot = latestState
    if (actions.length === 0 || !snapshot) return
    queuedActions = []
    actionCount += actions.length
    if (isBroken || actionCount > maxActionCount) await compact(snapshot)
    else await attempt(() => journal.append(actions))
  }

  async function compact(snapshot: EditorState): Promise<void> {
    const isWritten = await attempt(() => journal.compact(snapshot))
    if (isWritten) actionCount = 0
  }

  /** @returns true if the write succeeded */
  async function attempt(write: () => Promise<void>): Promise<boolean> {
    try {
      await write()
      isBroken = false
    } catch (error) {
      isBroken = true
      onFailure(error)
    }
    return !isBroken
  }

  const writer: JournalWriter = {
    write(action, stateAfter) {
      queuedActions.push(action)
      latestState = stateAfter
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
