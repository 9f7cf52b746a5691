import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Data, type EditorDocument, findData, listKeysWithin, pageKey } from './document'
import { emptyHistory, rebaseHistory, type UndoableDocument } from './history'
import { applyOperation, type Operation, OperationError } from './operations'
import { isSame } from './same'
import { toDocument, toModuleKey } from './trees'

/** The last known record of a module or of the settings in the backend. */
export interface SavedRecord {
  /** Null if the backend does not have the module. */
  readonly id: number | null
  /** Sent with the creation, so that a repeated request does not create the module twice. */
  readonly clientKey: string
  readonly revision: number
  /** The data as sent. The backend may have normalized them. */
  readonly written: Data
  /** The key of the module with which it was deleted; null while it exists. */
  readonly removedWith: string | null
  /** The backend's data at the time of the deletion. */
  readonly removedData: Data | null
}

/** A call of the backend that changes or reads something. */
export interface Call {
  readonly type: 'create' | 'update' | 'move' | 'remove' | 'restore' | 'read'
  /** The key of the module; `pageKey` for the settings and the whole page. */
  readonly key: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body: Readonly<Record<string, unknown>> | null
}

/** A refused call. It is not sent again until its content differs. */
export interface Refusal {
  readonly call: Call
  readonly status: number
  readonly detail: string | null
  /** Errors by data field. */
  readonly fields: FieldErrors
  /** The full name of the editor who deleted the module; missing in older journals. */
  readonly by?: string | null
}

/**
 * Two editors changed the same fields. The document keeps the local data until the conflict is
 * resolved.
 */
export interface Conflict {
  /** The last known saved data. */
  readonly base: Data
  /** The currently saved data; null if the other editor deleted the module. */
  readonly current: Data | null
  /** The fields that were changed by both editors. */
  readonly fields: readonly string[]
  /** The full name of the last editor. */
  readonly by: string | null
}

/** The page id while only reusable containers are edited. */
export const noPage = 0

export interface EditedPage {
  readonly id: number
  readonly locale: string
  /** The path of the call that returns the working copy. The address of the page may change. */
  readonly readPath: string
  /**
   * The slugs of the reusable containers that are edited with the page; missing in older journals.
   */
  readonly containers?: readonly string[]
}

/** The whole state of an editor, journaled across reloads. Immutable; see `reduce.ts`. */
export interface EditorState extends UndoableDocument {
  readonly page: EditedPage
  /** The last known document of the backend, with its data. */
  readonly saved: EditorDocument
  readonly records: ReadonlyMap<string, SavedRecord>
  readonly refusals: ReadonlyMap<string, Refusal>
  readonly conflicts: ReadonlyMap<string, Conflict>
  /** The call without a received response. It is repeated unchanged before any other call. */
  readonly pending: Call | null
  /** True if the page must be reloaded. */
  readonly isStale: boolean
  /** The module that was restored last, until the page is read. */
  readonly restoredKey?: string | null
}

/** A page with its content, as loaded when the editor opens. */
export interface OpenedPage extends EditedPage {
  readonly modules: readonly Module[]
  readonly settings: Data
  readonly revision: number
}

/** Creates the state of a page without changes. */
export function createInitialState({ modules, settings, revision, ...page }: OpenedPage): EditorState {
  const document = toDocument(modules, settings, { isPageless: page.id === noPage })
  const records = new Map<string, SavedRecord>()
  for (const module of listWithDescendants(modules)) {
    const key = toModuleKey(module.id)
    records.set(key, toSavedRecord(module, key, findData(document, key) ?? {}))
  }
  records.set(pageKey, toSavedRecord({ id: page.id, revision }, pageKey, settings))
  return {
    page,
    document,
    saved: document,
    records,
    history: emptyHistory,
    pending: null,
    isStale: false,
    refusals: new Map(),
    conflicts: new Map(),
  }
}

/** Creates the record of a module from a response. */
export function toSavedRecord(
  { id, revision }: { id: number; revision: number },
  clientKey: string,
  writtenData: Data,
): SavedRecord {
  return { id, clientKey, revision, written: writtenData, removedWith: null, removedData: null }
}

/** Returns the key of a module by its id; a new key for an unknown module. */
export function getModuleKey(state: EditorState, id: number): string {
  for (const [key, record] of state.records) if (record.id === id && key !== pageKey) return key
  const key = toModuleKey(id)
  // A module that was created again has its old key and a new id.
  return state.records.has(key) ? `${key}-again` : key
}

/** Returns a copy of a map with an added or replaced entry. */
export function withEntry<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value) {
  return new Map(map).set(key, value)
}

/** Returns a copy of a map without some entries. */
export function withoutEntries<Value>(map: ReadonlyMap<string, Value>, ...keys: string[]) {
  const remainingEntries = new Map(map)
  for (const key of keys) remainingEntries.delete(key)
  return remainingEntries
}

/** Applies a remote change and rebases the history. An impossible operation is a no-op. */
export function applyRemoteOperation(state: EditorState, operation: Operation): EditorState {
  try {
    const { document } = applyOperation(state.document, operation)
    return { ...state, document, history: rebaseHistory(state, operation) }
  } catch (error) {
    if (error instanceof OperationError) return state
    throw error
  }
}

/** Returns true if the data of a module, or the settings, differ from the saved data. */
export function isChanged(state: EditorState, key: string): boolean {
  const writtenData = state.records.get(key)?.written
  const data = findData(state.document, key)
  return data !== writtenData && !isSame(data, writtenData)
}

/** Marks a saved module and its content as deleted. */
export function markRemoved(state: EditorState, key: string): EditorState {
  if (!state.saved.nodes.has(key)) return state
  const records = new Map(state.records)
  for (const innerKey of listKeysWithin(state.saved, key)) {
    const record = records.get(innerKey)
    const removedData = findData(state.saved, innerKey) ?? null
    if (record) records.set(innerKey, { ...record, removedWith: key, removedData })
  }
  return { ...state, records, saved: applyOperation(state.saved, { type: 'remove', key }).document }
}
