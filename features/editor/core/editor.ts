import type { Module } from '@/lib/contract/blocks/module'
import { createListeners } from '@/lib/listeners'
import { changesOf } from './changes'
import {
  changedKeys,
  documentKeyOf,
  hasApplied,
  idOf,
  keepaliveBytesOf,
  type OpenConflict,
  type OpenRefusal,
  openConflicts,
  openRefusals,
  unsavedKeys,
} from './derived-state'
import type { Data, EditorDocument } from './document'
import { type StepKind, type StepName, stepNameOf, typedField } from './history'
import type { Journal } from './journal/journal'
import { openJournaledState } from './journal/journaled-state'
import type { Operation } from './operations'
import { isAllowed } from './placement'
import type { Action } from './reduce'
import { incompleteKeys } from './saving/next-call'
import { createSync, type KeepaliveTransport, type SyncStatus, type Transport } from './saving/sync'
import type { OpenedPage } from './state'
import type { Timers } from './timers'
import { createTypingQueue } from './typing-queue'

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

/** Why a listener is called: text typed here, another local change, or saving and remote changes. */
export type Cause = 'typing' | 'action' | 'saving'
export type Listener = (cause: Cause) => void

/** An editor of a page; `createEditor` says how it is used. */
export interface Editor {
  readonly document: EditorDocument
  readonly status: SyncStatus
  /** The step that undo takes back; null for none. */
  readonly undoName: StepName | null
  /** The step that redo repeats; null for none. */
  readonly redoName: StepName | null
  readonly conflicts: OpenConflict[]
  readonly refusals: OpenRefusal[]
  /** Keys of the modules that are not saved because required fields are empty. */
  readonly incompleteKeys: string[]
  /** Keys of the modules that are new or changed and not saved; `pageKey` for the settings. */
  readonly unsavedKeys: ReadonlySet<string>
  /** How many modules (and the settings) have unsaved data, an unsaved move or an unsaved removal. */
  readonly changeCount: number
  /** Whether the journal has everything, so that closing the page loses nothing. */
  readonly isJournaled: boolean
  /** How many bytes `flushWithKeepalive` would send now. */
  readonly keepaliveBytes: number
  /** Whether a revision of a module, or a later one, has been applied; null for its removal. */
  hasApplied(id: number, revision: number | null): boolean
  /** The key of a module by its id; null for one that is not there. */
  keyOf(id: number): string | null
  /** The id that the backend gave to a module; null before its first save. */
  idOf(key: string): number | null
  /** Calls the listener after each change of anything above. @returns a function that unsubscribes */
  subscribe: (listener: Listener) => () => void
  /**
   * Applies an operation as one step of undo. Returns false, and changes nothing, where a module may not be placed.
   * @param kind names the step, instead of the operation's own kind
   * @throws OperationError for modules that do not exist
   */
  execute(operation: Operation, kind?: StepKind): boolean
  /**
   * Queues a change of fields by typing. `read` is called a moment later, so that the letter is painted first, but before any
   * other action.
   */
  queueTyping(key: string, read: () => Data): void
  /** Reads the text that was queued by `queueTyping` into the document. */
  flushTyping: () => void
  undo(): void
  redo(): void
  /** Resolves a conflict with the given data; null takes the remote state, which may be its removal. */
  resolveConflict(key: string, data: Data | null): void
  /** Merges a module as it was read after another editor changed it. */
  applyRemoteChange(module: Module, by: string | null): void
  /** Removes a module that another editor deleted. */
  applyRemoteRemoval(id: number, by: string | null): void
  refresh(): void
  resume(): void
  /** Saves at once. @returns when nothing more can be sent now */
  flush(): Promise<void>
  /** The same when the page may be gone in a moment: what is not saved is sent so that it arrives without the page, too. */
  flushWithKeepalive(): void
  /** Stops saving; resolves when the journal is written. */
  close(): Promise<void>
  /** Saves what can be saved now, then closes. */
  flushAndClose(): Promise<void>
}

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
export async function createEditor(options: EditorOptions): Promise<Editor> {
  const { page, journal, timers, clock, keepaliveTransport, onEvent } = options
  const { subscribe, notify } = createListeners<[cause: Cause]>()
  const store = await openJournaledState(journal, page, () => onEvent?.('journal-failed'))
  const state = store.current
  const typing = createTypingQueue(timers, (key, fields) => execute({ type: 'change', key, fields }, 'text'))

  /** @throws OperationError */
  function dispatch(action: Action, cause: Cause): void {
    // Typed text precedes any other action.
    typing.flush()
    if (store.apply(action)) notify(cause)
  }

  const sync = createSync({
    ...options,
    state,
    dispatchAndJournal: (action) => {
      dispatch(action, 'saving')
      return store.whenWritten()
    },
    onEvent: (event) => {
      if (event === null) notify('saving')
      else onEvent?.(event === 'error' && !store.isJournaled() ? 'error-not-journaled' : event)
    },
  })

  function dispatchAndSave(action: Action): void {
    const before = state().document
    const isTypedText = isTyping(action)
    dispatch(action, isTypedText ? 'typing' : 'action')
    sync.scheduleSave(changedKeys(before, state().document), isTypedText)
  }

  function execute(operation: Operation, kind?: StepKind): boolean {
    const { document } = state()
    if (!isAllowed(document, operation)) return false
    const name = stepNameOf(document, operation)
    dispatchAndSave({ type: 'perform', operation, name: { ...name, kind: kind ?? name.kind }, at: clock() })
    return true
  }

  function flush(): Promise<void> {
    typing.flush()
    return sync.flush()
  }

  function close(): Promise<void> {
    typing.flush()
    sync.close()
    store.close()
    return store.whenWritten()
  }

  sync.scheduleSave([])
  return {
    get document() {
      return state().document
    },
    get status() {
      return sync.status()
    },
    get undoName() {
      return state().history.undo.at(-1)?.name ?? null
    },
    get redoName() {
      return state().history.redo.at(-1)?.name ?? null
    },
    get conflicts() {
      return openConflicts(state())
    },
    get refusals() {
      return openRefusals(state())
    },
    get incompleteKeys() {
      return incompleteKeys(state())
    },
    get unsavedKeys() {
      return unsavedKeys(state())
    },
    get changeCount() {
      return changesOf(state()).size
    },
    get isJournaled() {
      return store.isJournaled()
    },
    get keepaliveBytes() {
      typing.flush()
      return keepaliveBytesOf(state())
    },
    hasApplied: (id, revision) => hasApplied(state(), id, revision),
    keyOf: (id) => documentKeyOf(state(), id),
    idOf: (key) => idOf(state(), key),
    subscribe,
    execute,
    queueTyping: typing.queue,
    flushTyping: typing.flush,
    undo: () => dispatchAndSave({ type: 'undo' }),
    redo: () => dispatchAndSave({ type: 'redo' }),
    resolveConflict: (key, data) => dispatchAndSave({ type: 'resolve', key, data, at: clock() }),
    applyRemoteChange: (module, by) => sync.receive({ type: 'remote-change', module, by }),
    applyRemoteRemoval: (id, by) => sync.receive({ type: 'removal', id, by }),
    refresh: () => sync.receive({ type: 'reread' }),
    resume: sync.resume,
    flush,
    flushWithKeepalive() {
      typing.flush()
      sync.sendWithKeepalive(keepaliveTransport)
      void sync.flush()
    },
    close,
    async flushAndClose() {
      await flush()
      await close()
    },
  }
}

/** Whether an action changes the text of one field. */
function isTyping(action: Action): boolean {
  return action.type === 'perform' && typedField(action.operation) !== null
}
