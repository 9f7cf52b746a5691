import type { Module } from '@/lib/contract/blocks/module'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { createListeners } from '@/lib/listeners'
import { changesOf } from './changes'
import { type Data, dataOf, type EditorDocument, pageKey } from './document'
import { type StepKind, type StepName, stepNameOf, typedField } from './history'
import { isUnsaved, type Journal, stateOf } from './journal/journal'
import { createJournalWriter, type JournalWriter } from './journal/journal-writer'
import { incompleteKeys, keepaliveCalls } from './next-call'
import type { Operation } from './operations'
import { isAllowed } from './placement'
import { type Action, reduce } from './reduce'
import { type Conflict, type EditorState, initialState, isChanged, keyOf, type OpenedPage } from './state'
import { createSync, type KeepaliveTransport, type SyncStatus, type Timers, type Transport } from './sync'

/**
 * After each call of the backend 'save' or 'error' (spec §4), 'save-container' for one in a reusable container, 'error-not-journaled' for an error while the journal is not being written,
 * and 'journal-failed' when writing it fails.
 */
export type EditorEvent = 'save' | 'save-container' | 'error' | 'error-not-journaled' | 'journal-failed'

export interface EditorOptions {
  page: OpenedPage
  transport: Transport
  /** For the moment at which the page goes. */
  keepaliveTransport: KeepaliveTransport
  journal: Journal
  timers: Timers
  /** The time in milliseconds: letters typed within a second are one step of undo. */
  clock: () => number
  /** A new UUID. */
  newKey: () => string
  onEvent?: (event: EditorEvent) => void
}

/** How long after a key the typed text is read, in milliseconds. */
const typingDelay = 50

/** Why a listener is called: text typed here, another local change, or saving and remote changes. */
export type Cause = 'typing' | 'action' | 'saving'
export type Listener = (cause: Cause) => void

/** A conflict, with the data of this editor. */
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
  /** The full name of who deleted what should be saved. */
  by: string | null
}

export type Editor = Awaited<ReturnType<typeof createEditor>>

/**
 * The core of the page editor, without an interface: a document that is changed by operations, with undo, saved automatically
 * and kept across reloads.
 *
 * - Read `document` (`document.ts`), and again whenever a `subscribe`r is called. Modules are named by `key`.
 * - Change it by `execute` (`operations.ts`; new modules as trees with keys, `trees.ts` for copies and the clipboard).
 * - Pass on remote changes by `applyRemoteChange` and `applyRemoteRemoval`; call `refresh` when events were missed.
 * - Call `resume` after a login and when the network is back, `flushWithKeepalive` when the page is hidden or unloaded, `flushAndClose`
 *   at the end.
 *
 * Where this browser has a journal of the page, the editor starts from it and merges what the backend has.
 */
export async function createEditor(options: EditorOptions) {
  const { page, journal, clock, onEvent } = options
  const { subscribe, notify } = createListeners<[cause: Cause]>()
  const { state: start, actions } = await restore(journal, page)
  let state = start
  let isClosed = false
  let pendingTyping: { key: string; read: () => Data; timer: unknown } | null = null
  const writer: JournalWriter = createJournalWriter(journal, actions, () => onEvent?.('journal-failed'))
  journal.onLost(() => writer.restart(!isClosed && isUnsaved(state) ? state : null))
  const isJournaled = () => journal.isLasting && writer.isComplete()

  /** Reads the text that was queued by `queueTyping` into the document. */
  function flushTyping(): void {
    if (!pendingTyping) return
    const { key, read, timer } = pendingTyping
    pendingTyping = null
    options.timers.clear(timer)
    execute({ type: 'change', key, fields: read() }, 'text')
  }

  /** @throws OperationError */
  function dispatch(action: Action, cause: Cause): void {
    // Typed text precedes any other action.
    flushTyping()
    const next = isClosed ? state : reduce(state, action)
    if (next === state) return
    state = next
    writer.write(action, next)
    notify(cause)
  }

  const sync = createSync({
    ...options,
    state: () => state,
    dispatchAndJournal: (action) => {
      dispatch(action, 'saving')
      return writer.whenWritten()
    },
    onEvent: (event) => {
      if (event === null) notify('saving')
      else onEvent?.(event === 'error' && !isJournaled() ? 'error-not-journaled' : event)
    },
  })

  function dispatchAndSave(action: Action): void {
    const before = state.document
    const isTypedText = isTyping(action)
    dispatch(action, isTypedText ? 'typing' : 'action')
    sync.scheduleSave(changedKeys(before, state.document), isTypedText)
  }

  function execute(operation: Operation, kind?: StepKind): boolean {
    if (!isAllowed(state.document, operation)) return false
    const name = stepNameOf(state.document, operation)
    dispatchAndSave({ type: 'perform', operation, name: { ...name, kind: kind ?? name.kind }, at: clock() })
    return true
  }

  function flush(): Promise<void> {
    flushTyping()
    return sync.flush()
  }

  function close(): Promise<void> {
    flushTyping()
    sync.close()
    // From now on the journal may belong to another editor.
    isClosed = true
    return writer.whenWritten()
  }

  sync.scheduleSave([])
  return {
    get document(): EditorDocument {
      return state.document
    },
    get status(): SyncStatus {
      return sync.status()
    },
    /** The step that undo takes back; null for none. */
    get undoName(): StepName | null {
      return state.history.undo.at(-1)?.name ?? null
    },
    /** The step that redo repeats; null for none. */
    get redoName(): StepName | null {
      return state.history.redo.at(-1)?.name ?? null
    },
    get conflicts(): OpenConflict[] {
      return [...state.conflicts].map(([key, conflict]) => {
        return { key, ...conflict, yours: dataOf(state.document, key) ?? null }
      })
    },
    get refusals(): OpenRefusal[] {
      return [...state.refusals.values()].map(({ call: { key }, detail, fields, by = null }) => {
        return { key, detail, fields, by }
      })
    },
    /** Keys of the modules that are not saved because required fields are empty. */
    get incompleteKeys(): string[] {
      return incompleteKeys(state)
    },
    /** Keys of the modules that are new or changed and not saved; `pageKey` for the settings. */
    get unsavedKeys(): ReadonlySet<string> {
      const keys = [...state.document.nodes.keys(), pageKey]
      const isNew = (key: string) => key !== pageKey && !state.saved.nodes.has(key)
      return new Set(keys.filter((key) => isNew(key) || isChanged(state, key)))
    },
    /** How many modules (and the settings) have unsaved data, an unsaved move or an unsaved removal. */
    get changeCount(): number {
      return changesOf(state).size
    },
    /** Whether the journal has everything, so that closing the page loses nothing. */
    get isJournaled(): boolean {
      return isJournaled()
    },
    /** Whether a revision of a module, or a later one, has been applied; null for its removal. */
    hasApplied(id: number, revision: number | null): boolean {
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
    /** Calls the listener after each change of anything above. @returns a function that unsubscribes */
    subscribe,
    /**
     * Applies an operation as one step of undo. Returns false, and changes nothing, where a module may not be placed.
     * @param kind names the step, instead of the operation's own kind
     * @throws OperationError for modules that do not exist
     */
    execute,
    /**
     * Queues a change of fields by typing. `read` is called a moment later, so that the letter is painted first, but before any
     * other action.
     */
    queueTyping(key: string, read: () => Data): void {
      if (pendingTyping?.key !== key) flushTyping()
      pendingTyping = {
        key,
        read,
        timer: pendingTyping?.timer ?? options.timers.set(flushTyping, typingDelay),
      }
    },
    flushTyping,
    undo: () => dispatchAndSave({ type: 'undo' }),
    redo: () => dispatchAndSave({ type: 'redo' }),
    /** Resolves a conflict with the given data; null takes the remote state, which may be its removal. */
    resolveConflict: (key: string, data: Data | null) =>
      dispatchAndSave({ type: 'resolve', key, data, at: clock() }),
    /** Merges a module as it was read after another editor changed it. */
    applyRemoteChange: (module: Module, by: string | null) =>
      sync.receive({ type: 'remote-change', module, by }),
    /** Removes a module that another editor deleted. */
    applyRemoteRemoval: (id: number, by: string | null) => sync.receive({ type: 'removal', id, by }),
    refresh: () => sync.receive({ type: 'reread' }),
    resume: sync.resume,
    /** Saves at once. @returns when nothing more can be sent now */
    flush,
    /** The same when the page may be gone in a moment: what is not saved is sent so that it arrives without the page, too. */
    flushWithKeepalive(): void {
      flushTyping()
      sync.sendWithKeepalive(options.keepaliveTransport)
      void sync.flush()
    },
    /** How many bytes that would send now. */
    get keepaliveBytes(): number {
      flushTyping()
      const bodies = keepaliveCalls(state).map(({ body }) => JSON.stringify(body))
      return new Blob(bodies).size
    },
    /** Stops saving; resolves when the journal is written. */
    close,
    /** Saves what can be saved now, then closes. */
    async flushAndClose(): Promise<void> {
      await flush()
      await close()
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

/** Whether an action changes the text of one field. */
function isTyping(action: Action): boolean {
  return action.type === 'perform' && typedField(action.operation) !== null
}

/** The keys of modules whose data changed, and of the settings. */
function changedKeys(before: EditorDocument, after: EditorDocument): string[] {
  if (before === after) return []
  const keys: string[] = before.settings === after.settings ? [] : [pageKey]
  for (const [key, node] of after.nodes) {
    const old = before.nodes.get(key)
    if (old && old.data !== node.data) keys.push(key)
  }
  return keys
}
