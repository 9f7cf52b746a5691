import type { Journal } from './journal'
import type { Action } from './reduce'
import type { EditorState } from './state'

/** After so many actions a journal is brought into a snapshot. */
const mostActions = 500

/** Writes to a journal in order, what comes at once together. */
export interface JournalWriter {
  write(action: Action, after: EditorState): void
  /** Notes that the journal has lost everything: a state takes its place at once, or (null) with the next action. */
  restart(state: EditorState | null): void
  /** Resolves when everything written so far is kept, or could not be. */
  settled(): Promise<void>
  /** Whether everything written so far is kept, or will be. */
  isKeeping(): boolean
}

/**
 * Writes actions to a journal, and from time to time the state in their place. Where writing fails the editor goes on without;
 * the next write is the whole state.
 * @param onFailure told at each failure
 * @param count how many actions the journal holds already
 */
export function createJournalWriter(journal: Journal, count: number, onFailure: (error: unknown) => void) {
  let waiting: Action[] = []
  let latest: EditorState | null = null
  let held = count
  let isBroken = false
  let work = Promise.resolve()

  async function writeWaiting(): Promise<void> {
    const actions = waiting
    const snapshot = latest
    if (actions.length === 0 || !snapshot) return
    waiting = []
    held += actions.length
    if (isBroken || held > mostActions) await compact(snapshot)
    else await attempt(() => journal.append(actions))
  }

  async function compact(snapshot: EditorState): Promise<void> {
    await attempt(() => journal.compact(snapshot))
    if (!isBroken) held = 0
  }

  async function attempt(writing: () => Promise<void>): Promise<void> {
    try {
      await writing()
      isBroken = false
    } catch (error) {
      isBroken = true
      onFailure(error)
    }
  }

  const writer: JournalWriter = {
    write(action, after) {
      waiting.push(action)
      latest = after
      work = work.then(writeWaiting)
    },
    restart(state) {
      isBroken = true
      if (state) work = work.then(() => compact(state))
    },
    settled: () => work,
    isKeeping: () => !isBroken,
  }
  return writer
}
