import { type Action, reduce } from '../reduce'
import { type EditorState, initialState, type OpenedPage } from '../state'
import { isUnsaved, type Journal, stateOf } from './journal'
import { createJournalWriter } from './journal-writer'

/** The state of an editor, every action of which is written to its journal. */
export interface JournaledState {
  current(): EditorState
  /**
   * Applies an action. After `close` it changes nothing.
   * @returns whether it changed the state
   * @throws OperationError
   */
  apply(action: Action): boolean
  /** Resolves when all actions so far are written, or failed to be. */
  whenWritten(): Promise<void>
  /** Whether the journal has everything, so that closing the page loses nothing. */
  isJournaled(): boolean
  /** Takes no more actions: from now on the journal may belong to another editor. */
  close(): void
}

/**
 * Opens the state of a page: from its journal, or new where it has none.
 * @param onFailure called when writing the journal fails
 */
export async function openJournaledState(
  journal: Journal,
  page: OpenedPage,
  onFailure: () => void,
): Promise<JournaledState> {
  const { state: start, actions } = await restore(journal, page)
  let state = start
  let isClosed = false
  const writer = createJournalWriter(journal, actions, onFailure)
  journal.onLost(() => writer.restart(!isClosed && isUnsaved(state) ? state : null))
  return {
    current: () => state,
    apply(action) {
      const next = isClosed ? state : reduce(state, action)
      if (next === state) return false
      state = next
      writer.write(action, next)
      return true
    },
    whenWritten: writer.whenWritten,
    isJournaled: () => journal.isLasting && writer.isComplete(),
    close() {
      isClosed = true
    },
  }
}

/** The state from the journal, marked stale so that the page is read again; a new state where there is no journal. */
async function restore(journal: Journal, page: OpenedPage): Promise<{ state: EditorState; actions: number }> {
  const content = await journal.load().catch(() => null)
  if (content && content.snapshot.page.id === page.id) {
    const { id, locale, readPath, containers = [] } = page
    return {
      state: { ...stateOf(content), page: { id, locale, readPath, containers }, isStale: true },
      actions: content.actions.length,
    }
  }
  const state = initialState(page)
  try {
    await journal.compact(state)
    return { state, actions: 0 }
  } catch {
    // The editor works without a journal. Should a later write succeed, it has to be the whole state.
    return { state, actions: Number.POSITIVE_INFINITY }
  }
}
