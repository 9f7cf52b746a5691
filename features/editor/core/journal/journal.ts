import { changesOf } from '../changes'
import { type Action, reduce } from '../reduce'
import type { EditorState } from '../state'

/** The content of a journal: a state and the actions since. */
export interface JournalContent {
  snapshot: EditorState
  actions: Action[]
}

/** The state that a journal leads to. */
export function stateOf({ snapshot, actions }: JournalContent): EditorState {
  return actions.reduce(reduce, snapshot)
}

/** Whether a journal has unsaved changes. */
export function hasUnsaved(content: JournalContent | null): boolean {
  return content !== null && isUnsaved(stateOf(content))
}

/** Whether a state has unsaved changes. */
export function isUnsaved(state: EditorState): boolean {
  return state.pending !== null || changesOf(state).size > 0
}

/**
 * Keeps an editor's actions across reloads. Only one editor at a time writes to a journal (`openJournal`), one write after the
 * other.
 */
export interface Journal {
  /** Whether its content survives a reload. */
  readonly isLasting: boolean
  /** The content; null for a journal without a snapshot. */
  load(): Promise<JournalContent | null>
  /** Appends actions; resolves when they are written. */
  append(actions: readonly Action[]): Promise<void>
  /** Replaces the content by a state. */
  compact(snapshot: EditorState): Promise<void>
  /** Calls the listener whenever the browser has deleted the journal, for example at a logout in another tab. */
  onLost(listener: () => void): void
}

/** A journal in memory, for browsers without storage and for tests. */
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
