import { changesOf } from './changes'
import { type Action, reduce } from './reduce'
import type { EditorState } from './state'

/** What a journal holds: a state and what happened since. */
export interface JournalContent {
  snapshot: EditorState
  actions: Action[]
}

/** The state that a journal leads to. */
export function stateOf({ snapshot, actions }: JournalContent): EditorState {
  return actions.reduce(reduce, snapshot)
}

/** Whether a journal has something that the backend is not known to have. */
export function hasUnsaved(content: JournalContent | null): boolean {
  return content !== null && isUnsaved(stateOf(content))
}

/** Whether a state has something that the backend is not known to have. */
export function isUnsaved(state: EditorState): boolean {
  return state.pending !== null || changesOf(state).size > 0
}

/**
 * Where an editor's actions outlive a reload. Only one editor at a time writes to a journal (`openJournal`); it awaits each
 * write before the next one.
 */
export interface Journal {
  /** Whether what it holds is there when the page is opened again. */
  readonly isLasting: boolean
  /** What was written; null for a journal without a snapshot. */
  load(): Promise<JournalContent | null>
  /** Adds actions behind those that are there; they are kept when the promise resolves. */
  append(actions: readonly Action[]): Promise<void>
  /** Puts a state in the place of everything that is there. */
  compact(snapshot: EditorState): Promise<void>
  /** Calls back whenever the browser has taken away what the journal held, as at a log-out in another tab. */
  onLost(listener: () => void): void
}

/** A journal that only lives as long as the page: for browsers that keep nothing, and for tests. */
export function createMemoryJournal(): Journal {
  let content: JournalContent | null = null
  return {
    isLasting: false,
    load: async () => structuredClone(content),
    append: async (actions) => {
      content?.actions.push(...structuredClone([...actions]))
    },
    compact: async (snapshot) => {
      content = structuredClone({ snapshot, actions: [] })
    },
    onLost: () => undefined,
  }
}
