import type { FieldErrors } from '@/lib/contract/errors'
import type { Module } from '@/lib/contract/module'
import { changesOf } from './changes'
import { type Data, dataOf, type EditorDocument, pageKey } from './document'
import { nameOf, type StepKind, type StepName, typedField } from './history'
import { isUnsaved, type Journal, stateOf } from './journal'
import { createJournalWriter, type JournalWriter } from './journal-writer'
import { incompleteKeys } from './next-call'
import type { Operation } from './operations'
import { isAllowed } from './placement'
import { type Action, reduce } from './reduce'
import { type Conflict, type EditorState, initialState, isChanged, keyOf, type OpenedPage } from './state'
import { createSync, type SyncStatus, type Timers, type Transport } from './sync'

/**
 * What happens outside: after each call of the backend 'save' or 'error' (spec §4), 'error-unkept' for an error while the journal
 * keeps nothing, and 'journal-failed' when it cannot be written.
 */
export type EditorEvent = 'save' | 'error' | 'error-unkept' | 'journal-failed'

export interface EditorParts {
  page: OpenedPage
  transport: Transport
  journal: Journal
  timers: Timers
  /** Milliseconds, for joining what is typed. */
  clock: () => number
  /** A new UUID. */
  newKey: () => string
  onEvent?: (event: EditorEvent) => void
}

/** What is typed is read after so long, in milliseconds. */
const readingPause = 50

/** What led to a change: typing (text in one field, written here), what else is done here, or saving and what others did. */
export type Cause = 'typing' | 'action' | 'saving'
export type Listener = (cause: Cause) => void

/** A conflict with what is written here. */
export interface OpenConflict extends Conflict {
  key: string
  /** Null when it was deleted here. */
  yours: Data | null
}

/** What the backend refused to save of a module. */
export interface OpenRefusal {
  key: string
  detail: string | null
  fields: FieldErrors
}

export type Editor = Awaited<ReturnType<typeof createEditor>>

/**
 * The core of the page editor, without an interface: a document that operations change, with undo, that is saved as it is
 * written and outlives reloads.
 *
 * - Read `document` (`document.ts`), and again whenever a `subscribe`r is called. Modules are named by `key`.
 * - Change it by `perform` (`operations.ts`; new modules as trees with keys, `trees.ts` for copies and the clipboard).
 * - Tell what others did by `applyRemote` and `applyRemoval` (from the page's events), `refresh` when events were missed.
 * - Call `resume` after a login and when the network is back, `flush` when it is put aside, and `leave` it at the end.
 *
 * A page that this browser has a journal of begins as it was left, and is then brought together with what the backend has.
 */
export async function createEditor(parts: EditorParts) {
  const { page, journal, clock, onEvent } = parts
  const listeners = new Set<Listener>()
  const { state: start, actions } = await restore(journal, page)
  let state = start
  let isClosed = false
  let typed: { key: string; read: () => Data; timer: unknown } | null = null
  const writer: JournalWriter = createJournalWriter(journal, actions, () => onEvent?.('journal-failed'))
  journal.onLost(() => writer.restart(!isClosed && isUnsaved(state) ? state : null))
  const isKept = () => journal.isLasting && writer.isKeeping()
  const tell = (cause: Cause) => {
    for (const listener of listeners) listener(cause)
  }

  /** Performs what is typed and not read yet. */
  function settle(): void {
    if (!typed) return
    const { key, read, timer } = typed
    typed = null
    parts.timers.clear(timer)
    perform({ type: 'change', key, fields: read() }, 'text')
  }

  /** @throws OperationError */
  function apply(action: Action, cause: Cause): void {
    // What was typed before comes before.
    settle()
    const next = isClosed ? state : reduce(state, action)
    if (next === state) return
    state = next
    writer.write(action, next)
    tell(cause)
  }

  const sync = createSync({
    ...parts,
    state: () => state,
    dispatch: (action) => {
      apply(action, 'saving')
      return writer.settled()
    },
    onEvent: (event) => {
      if (event === null) tell('saving')
      else onEvent?.(event === 'error' && !isKept() ? 'error-unkept' : event)
    },
  })

  function act(action: Action): void {
    const before = state.document
    const isTyped = isTyping(action)
    apply(action, isTyped ? 'typing' : 'action')
    sync.changed(changedKeys(before, state.document), isTyped)
  }

  function perform(operation: Operation, kind?: StepKind): boolean {
    if (!isAllowed(state.document, operation)) return false
    const name = nameOf(state.document, operation)
    act({ type: 'perform', operation, name: { ...name, kind: kind ?? name.kind }, at: clock() })
    return true
  }

  function flush(): Promise<void> {
    settle()
    return sync.flush()
  }

  function close(): Promise<void> {
    settle()
    sync.close()
    // From now on the journal may belong to another editor.
    isClosed = true
    return writer.settled()
  }

  sync.changed([])
  return {
    get document(): EditorDocument {
      return state.document
    },
    get status(): SyncStatus {
      return sync.status()
    },
    /** What would be undone next; null for nothing. */
    get undoName(): StepName | null {
      return state.history.undo.at(-1)?.name ?? null
    },
    /** What would be redone next; null for nothing. */
    get redoName(): StepName | null {
      return state.history.redo.at(-1)?.name ?? null
    },
    get conflicts(): OpenConflict[] {
      return [...state.conflicts].map(([key, conflict]) => {
        return { key, ...conflict, yours: dataOf(state.document, key) ?? null }
      })
    },
    get refusals(): OpenRefusal[] {
      return [...state.refusals.values()].map(({ call: { key }, detail, fields }) => ({
        key,
        detail,
        fields,
      }))
    },
    /** Keys of the modules that wait here for what they lack. */
    get incompleteKeys(): string[] {
      return incompleteKeys(state)
    },
    /** Keys of the modules that are new or changed here and not saved, or the page's for its settings. */
    get unsavedKeys(): ReadonlySet<string> {
      const keys = [...state.document.nodes.keys(), pageKey]
      const isNew = (key: string) => key !== pageKey && !state.saved.nodes.has(key)
      return new Set(keys.filter((key) => isNew(key) || isChanged(state, key)))
    },
    /** How many modules, and the settings, have something that is not saved: words, their place, or that they are gone. */
    get changeCount(): number {
      return changesOf(state).size
    },
    /** Whether the journal keeps everything, so that closing the page loses nothing. */
    get isKept(): boolean {
      return isKept()
    },
    /** Whether a module is known in a revision or a later one, null for deleted: there is nothing new in it. */
    isKnown(id: number, revision: number | null): boolean {
      const record = state.records.get(keyOf(state, id))
      if (!record || record.removedWith !== null) return record !== undefined && revision === null
      return revision !== null && record.revision >= revision
    },
    /** The key of a module by its id; null for one that is not there. */
    keyOf(id: number): string | null {
      const key = keyOf(state, id)
      return state.document.nodes.has(key) ? key : null
    },
    /** The id that the backend gave to a module; null before its first save. */
    idOf: (key: string): number | null => (key === pageKey ? null : (state.records.get(key)?.id ?? null)),
    /** Calls the listener after each change of anything above; the returned function ends that. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /**
     * Changes the document as one step of undo. False, and nothing changed, where a module may not stand.
     * @param kind what the step is called in place of its usual name
     * @throws OperationError for modules that are not there
     */
    perform,
    /**
     * Changes fields of a module as somebody types them. They are read a moment later, so that the letter is painted first;
     * but before anything else happens to the document.
     */
    type(key: string, read: () => Data): void {
      if (typed?.key !== key) settle()
      typed = { key, read, timer: typed?.timer ?? parts.timers.set(settle, readingPause) }
    },
    settle,
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    /** Ends a conflict: with data of one's choice, or null for what the other one made of it (for deleted, if that is it). */
    resolve: (key: string, data: Data | null) => act({ type: 'resolve', key, data, at: clock() }),
    /** A module as it was read after another editor changed it. */
    applyRemote: (module: Module, by: string | null) => sync.hear({ type: 'news', module, by }),
    /** Another editor deleted a module. */
    applyRemoval: (id: number, by: string | null) => sync.hear({ type: 'removal', id, by }),
    refresh: () => sync.hear({ type: 'reread' }),
    resume: sync.resume,
    /** Sends all at once. @returns when nothing more can be sent now */
    flush,
    /** Ends sending and resolves when the journal has everything. */
    close,
    /** Sends what can be sent now, then closes. */
    async leave(): Promise<void> {
      await flush()
      await close()
    },
  }
}

/** The state that a journal leads to, to be compared with the backend's; a new one where there is none. */
async function restore(journal: Journal, page: OpenedPage): Promise<{ state: EditorState; actions: number }> {
  const content = await journal.load().catch(() => null)
  if (content && content.snapshot.page.id === page.id) {
    const { id, locale, readPath } = page
    return {
      state: { ...stateOf(content), page: { id, locale, readPath }, isStale: true },
      actions: content.actions.length,
    }
  }
  const state = initialState(page)
  try {
    await journal.compact(state)
    return { state, actions: 0 }
  } catch {
    // Without a journal the editor works all the same. Should it work later, it first needs the whole state.
    return { state, actions: Number.POSITIVE_INFINITY }
  }
}

/** Whether an action is text of one field, written here. */
function isTyping(action: Action): boolean {
  return action.type === 'perform' && typedField(action.operation) !== null
}

/** Modules whose data changed, and the settings. */
function changedKeys(before: EditorDocument, after: EditorDocument): string[] {
  if (before === after) return []
  const keys: string[] = before.settings === after.settings ? [] : [pageKey]
  for (const [key, node] of after.nodes) {
    const old = before.nodes.get(key)
    if (old && old.data !== node.data) keys.push(key)
  }
  return keys
}
