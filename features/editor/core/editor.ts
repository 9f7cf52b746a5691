import type { Module } from '@/lib/contract/blocks/module'
import { createListeners } from '@/lib/listeners'
import { getUnsavedKeys } from './changes'
import {
  countKeepaliveBytes,
  diffDocuments,
  findDocumentKey,
  findModuleId,
  hasApplied,
  listChangedKeys,
  listConflicts,
  listRefusals,
  type OpenConflict,
  type OpenRefusal,
} from './derived-state'
import type { Data, EditorDocument } from './document'
import { findTypedField, getStepName, type StepKind, type StepName } from './history'
import type { Journal } from './journal/journal'
import { openJournaledState } from './journal/journaled-state'
import type { Operation } from './operations'
import { isAllowed } from './placement'
import type { Action } from './reduce'
import { listIncompleteKeys } from './saving/next-call'
import { createSync, type KeepaliveTransport, type SyncStatus, type Transport } from './saving/sync'
import type { OpenedPage } from './state'
import type { Timers } from './timers'
import { createTypingQueue } from './typing-queue'
import type { EntryStore } from './unsaved/unsaved-entries'
import { createUnsavedWork, type UnsavedWork } from './unsaved/unsaved-work'

/**
 * Events of saving:
 *
 * - 'save' or 'error' after each call (spec §4)
 * - 'save-container' after a call about a reusable container
 * - 'error-not-journaled' instead of 'error' while the journal is not being written
 * - 'journal-failed' if writing the journal fails
 */
export type EditorEvent = 'save' | 'save-container' | 'error' | 'error-not-journaled' | 'journal-failed'

export interface EditorOptions {
  page: OpenedPage
  transport: Transport
  /** Used while the page unloads. */
  keepaliveTransport: KeepaliveTransport
  journal: Journal
  timers: Timers
  /** Returns the time in milliseconds. Characters typed within a second form one undo step. */
  clock: () => number
  /** Returns a new UUID. */
  createKey: () => string
  onEvent?: (event: EditorEvent) => void
  /** Keeps invalid entries across reloads. */
  entryStore?: EntryStore
}

/** The cause of a notification: typed text, another local change, or saving and remote changes. */
export type Cause = 'typing' | 'action' | 'saving'
export type Listener = (cause: Cause) => void

/** The editor of a page. See `createEditor`. */
export interface Editor {
  readonly document: EditorDocument
  readonly status: SyncStatus
  /** The step that undo would revert; null for none. */
  readonly undoName: StepName | null
  /** The step that redo would repeat; null for none. */
  readonly redoName: StepName | null
  readonly conflicts: OpenConflict[]
  readonly refusals: OpenRefusal[]
  /** Keys of modules that are not saved because required fields are empty. */
  readonly incompleteKeys: string[]
  readonly unsavedWork: UnsavedWork
  /** Keys of new and changed unsaved modules; `pageKey` for the settings. */
  readonly changedKeys: ReadonlySet<string>
  /** The number of modules, including the settings, with an unsaved change, move or removal. */
  readonly changeCount: number
  /** True if the journal contains all changes, so that closing the page loses nothing. */
  readonly isJournaled: boolean
  /** The number of bytes that `flushWithKeepalive` would send now. */
  readonly keepaliveBytes: number
  /**
   * Returns true if this or a later revision of a module has been applied.
   * @param revision null for the removal of the module
   */
  hasApplied(id: number, revision: number | null): boolean
  /** Finds the key of a module by its id. */
  findKey(id: number): string | null
  /** Finds the backend's id of a module. Returns null before its first save. */
  findId(key: string): number | null
  /**
   * Calls the listener after each change of the properties above.
   * @returns a function that unsubscribes
   */
  subscribe: (listener: Listener) => () => void
  /**
   * Applies an operation as one undo step. Returns false, without a change, if the placement is not
   * allowed or a module is locked.
   * @param kind overrides the name of the step
   * @throws OperationError for unknown modules
   */
  execute(operation: Operation, kind?: StepKind): boolean
  /**
   * Queues a change of fields by typing. Calls `read` after a short delay, so that the browser
   * paints the character first. Any other action calls it at once. No fields mean no change.
   */
  queueTyping(key: string, read: () => Data): void
  /** Applies the text that `queueTyping` queued. */
  flushTyping: () => void
  undo(): void
  redo(): void
  /** Resolves a conflict with these data. Null accepts the remote state, which may be a removal. */
  resolveConflict(key: string, data: Data | null): void
  /** Merges a module that another editor changed. */
  applyRemoteChange(module: Module, editorName: string | null): void
  /** Removes a module that another editor deleted. */
  applyRemoteRemoval(id: number, editorName: string | null): void
  refresh(): void
  resume(): void
  /**
   * Saves at once.
   * @returns a promise that resolves when nothing more can be sent
   */
  flush(): Promise<void>
  /**
   * Saves at once while the page may unload. The browser completes these requests even if the page
   * is closed.
   */
  flushWithKeepalive(): void
  /** Stops saving. Resolves when the journal is written. */
  close(): Promise<void>
  /** Saves, also the content that is being prepared, then closes. */
  flushAndClose(): Promise<void>
}

/**
 * The core of the page editor, without a user interface: a document that is changed by operations,
 * with undo, automatic saving and recovery after reloads.
 *
 * - Read `document` (`document.ts`) after each notification of `subscribe`. A `key` identifies a
 *   module.
 * - Change it with `execute` (`operations.ts`). New modules are trees with keys; `trees.ts` creates
 *   copies and clipboard content.
 * - Pass remote changes to `applyRemoteChange` and `applyRemoteRemoval`. Call `refresh` after
 *   missed events.
 * - Call `resume` after a login and when the network is back, `flushWithKeepalive` when the page is
 *   hidden or unloaded, and `flushAndClose` at the end.
 *
 * If this browser has a journal of the page, the editor starts from it and merges the backend's
 * state.
 */
export async function createEditor(options: EditorOptions): Promise<Editor> {
  const { page, journal, timers, clock, keepaliveTransport, onEvent } = options
  const { subscribe, notify } = createListeners<[cause: Cause]>()
  const store = await openJournaledState(journal, page, () => onEvent?.('journal-failed'))
  const getState = store.getState
  const typing = createTypingQueue(timers, (key, fields) => execute({ type: 'change', key, fields }, 'text'))
  const unsavedWork = createUnsavedWork(options.entryStore, getState, notify)

  /** @throws OperationError for unknown modules */
  function dispatch(action: Action, cause: Cause): void {
    // Queued text is applied before any other action.
    typing.flush()
    if (store.apply(action)) notify(cause)
  }

  const sync = createSync({
    ...options,
    getState,
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
    const previousDocument = getState().document
    const isTypedText = isTypedChange(action)
    dispatch(action, isTypedText ? 'typing' : 'action')
    sync.scheduleSave(diffDocuments(previousDocument, getState().document), isTypedText)
  }

  function execute(operation: Operation, kind?: StepKind): boolean {
    const { document } = getState()
    if (!isAllowed(document, operation)) return false
    const name = getStepName(document, operation)
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
      return getState().document
    },
    get status() {
      return unsavedWork.toStatus(sync.getStatus())
    },
    get undoName() {
      return getState().history.undo.at(-1)?.name ?? null
    },
    get redoName() {
      return getState().history.redo.at(-1)?.name ?? null
    },
    get conflicts() {
      return listConflicts(getState())
    },
    get refusals() {
      return listRefusals(getState())
    },
    get incompleteKeys() {
      return listIncompleteKeys(getState())
    },
    unsavedWork,
    get changedKeys() {
      return listChangedKeys(getState())
    },
    get changeCount() {
      return getUnsavedKeys(getState()).size
    },
    get isJournaled() {
      return store.isJournaled()
    },
    get keepaliveBytes() {
      typing.flush()
      return countKeepaliveBytes(getState())
    },
    hasApplied: (id, revision) => hasApplied(getState(), id, revision),
    findKey: (id) => findDocumentKey(getState(), id),
    findId: (key) => findModuleId(getState(), key),
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
      await unsavedWork.whenPrepared()
      await flush()
      await close()
    },
  }
}

/** Returns true if the action changes the text of one field. */
function isTypedChange(action: Action): boolean {
  return action.type === 'perform' && findTypedField(action.operation) !== null
}
