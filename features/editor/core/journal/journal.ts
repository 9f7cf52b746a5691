import { getUnsavedKeys } from '../changes'
import { type Action, reduce } from '../reduce'
import type { EditorState } from '../state'

/** The content of a journal: a snapshot and the actions after it. */
export interface JournalContent {
  snapshot: EditorState
  actions: Action[]
}

export function replayJournal({ snapshot, actions }: JournalContent): EditorState {
  return actions.reduce(reduce, snapshot)
}

export function hasUnsavedChanges(content: JournalContent | null): boolean {
  return content !== null && isUnsaved(replayJournal(content))
}

/** Returns true if the state has unsaved changes. */
export function isUnsaved(state: EditorState): boolean {
  return state.pending !== null || getUnsavedKeys(state).size > 0
}

/**
 * Stores the actions of an editor across reloads. Only one editor has a journal open at a time
 * (`openJournal`), and it writes sequentially.
 */
export interface Journal {
  /** True if its content survives a reload. */
  readonly isPersistent: boolean
  /** Loads the content; null without a snapshot. */
  load(): Promise<JournalContent | null>
  /** Appends actions. Resolves when they are written. */
  append(actions: readonly Action[]): Promise<void>
  /** Replaces the content with a snapshot. */
  compact(snapshot: EditorState): Promise<void>
  /** Calls the listener when the browser deletes the journal, as after a logout in another tab. */
  onLost(listener: () => void): void
}

/** Creates a journal in memory, for browsers without storage and for tests. */
export function createMemoryJournal(): Journal {
  let content: JournalContent | null = null
  return {
    isPersistent: false,
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
