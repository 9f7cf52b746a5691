import { type Action, reduce } from '../reduce'
import { createInitialState, type EditorState, type OpenedPage } from '../state'
import { isUnsaved, type Journal, replayJournal } from './journal'
import { createJournalWriter } from './journal-writer'

/** The state of an editor whose actions are written to a journal. */
export interface JournaledState {
  getState(): EditorState
  /**
   * Applies an action; a no-op after `close`.
   * @returns true if the state changed
   * @throws OperationError
   */
  apply(action: Action): boolean
  /** Resolves when all previous actions are written or failed. */
  whenWritten(): Promise<void>
  /** True if the journal contains all changes, so that closing the page loses nothing. */
  isJournaled(): boolean
  /** Ignores further actions, because the journal may now belong to another editor. */
  close(): void
}

/**
 * Opens the state of a page from its journal, or creates it.
 * @param onFailure called when writing to the journal fails
 */
export async function openJournaledState(
  journal: Journal,
  page: OpenedPage,
  onFailure: () => void,
): Promise<JournaledState> {
  const { state: initialState, actionCount } = await restoreState(journal, page)
  let state = initialState
  let isClosed = false
  const writer = createJournalWriter(journal, actionCount, onFailure)
  journal.onLost(() => writer.restart(!isClosed && isUnsaved(state) ? state : null))
  return {
    getState: () => state,
    apply(action) {
      const next = isClosed ? state : reduce(state, action)
      if (next === state) return false
      state = next
      writer.write(action, next)
      return true
    },
    whenWritten: writer.whenWritten,
    isJournaled: () => journal.isPersistent && writer.isComplete(),
    close() {
      isClosed = true
    },
  }
}

/**
 * Restores the state from the journal and marks it as stale, so that the page is reloaded. Creates
 * a state if there is no journal.
 */
async function restoreState(journal: Journal, page: OpenedPage): Promise<{ state: EditorState; actionCount: number }> {
  const content = await journal.load().catch(() => null)
  if (content && content.snapshot.page.id === page.id) {
    const { id, locale, readPath, containers = [] } = page
    return {
      state: { ...replayJournal(content), page: { id, locale, readPath, containers }, isStale: true },
      actionCount: content.actions.length,
    }
  }
  const state = createInitialState(page)
  try {
    await journal.compact(state)
    return { state, actionCount: 0 }
  } catch {
    // The editor works without a journal. Because of the infinite number of actions, the next write
    // is a snapshot, which the journal lacks.
    return { state, actionCount: Number.POSITIVE_INFINITY }
  }
}
