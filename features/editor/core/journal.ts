import type { Action } from './reduce'
import type { EditorState } from './state'

/** What a journal holds: a state and what happened since. */
export interface JournalContent {
  snapshot: EditorState
  actions: Action[]
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
  }
}
