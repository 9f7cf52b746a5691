import type { Module } from '@/lib/contract/blocks/module'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Data, dataOf, type EditorDocument, keysWithin, pageKey } from './document'
import { emptyHistory, rebase, type UndoableDocument } from './history'
import { applyOperation, type Operation, OperationError } from './operations'
import { isSame } from './same'
import { documentOf, keyOfId } from './trees'

/** The backend's record of a module, or of the settings, as far as known. */
export interface SavedRecord {
  /** Null for a module that the backend does not have. */
  readonly id: number | null
  /** Sent when the module is created, so that a repeated request does not create it twice. */
  readonly clientKey: string
  readonly revision: number
  /** The data as sent; the backend may have normalized them. */
  readonly written: Data
  /** The module with which it was deleted; null while it exists. */
  readonly removedWith: string | null
  /** Its data when it was deleted, as the backend had them. */
  readonly removedData: Data | null
}

/** A call of the backend that changes or reads something. */
export interface Call {
  readonly type: 'create' | 'update' | 'move' | 'remove' | 'restore' | 'read'
  /** The key of its module; `pageKey` for the settings and the page as a whole. */
  readonly key: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body: Readonly<Record<string, unknown>> | null
}

/** A call that the backend refused; it is not sent again until its content differs. */
export interface Refusal {
  readonly call: Call
  readonly status: number
  readonly detail: string | null
  /** Errors by field of the data. */
  readonly fields: FieldErrors
  /** The full name of who deleted what the call is about; missing in older journals. */
  readonly by?: string | null
}

/** Two editors changed the same fields; the document keeps the local data until the conflict is resolved. */
export interface Conflict {
  /** The last known saved data. */
  readonly base: Data
  /** The currently saved data; null if the other editor deleted the module. */
  readonly current: Data | null
  /** The fields that both changed. */
  readonly fields: readonly string[]
  /** The full name of the last editor. */
  readonly by: string | null
}

/** The id of the page where reusable containers alone are edited. */
export const noPage = 0

/** The edited page and the path to read it by. */
export interface EditedPage {
  readonly id: number
  readonly locale: string
  /** The call that answers the working copy; the page's address may change. */
  readonly readPath: string
  /** The slugs of the reusable containers that are edited with it; missing in older journals. */
  readonly containers?: readonly string[]
}

/** The whole state of an editor, kept across reloads by the journal. Immutable: `reduce.ts`. */
export interface EditorState extends UndoableDocument {
  readonly page: EditedPage
  /** The last known document of the backend, with its data. */
  readonly saved: EditorDocument
  readonly records: ReadonlyMap<string, SavedRecord>
  readonly refusals: ReadonlyMap<string, Refusal>
  readonly conflicts: ReadonlyMap<string, Conflict>
  /** The call whose response was not received. It is repeated unchanged before any other. */
  readonly pending: Call | null
  /** Whether the page has to be read again. */
  readonly isStale: boolean
}

/** A page as it is opened. */
export interface OpenedPage extends EditedPage {
  readonly modules: readonly Module[]
  readonly settings: Data
  readonly revision: number
}

/** The state of a page without any changes. */
export function initialState({ modules, settings, revision, ...page }: OpenedPage): EditorState {
  const document = documentOf(modules, settings, { isPageless: page.id === noPage })
  const records = new Map<string, SavedRecord>()
  const add = (module: Module) => {
    const key = keyOfId(module.id)
    records.set(key, recordOf(module, key, dataOf(document, key) ?? {}))
    for (const inner of modulesIn(module)) add(inner)
  }
  for (const module of modules) add(module)
  records.set(pageKey, recordOf({ id: page.id, revision }, pageKey, settings))
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

/** The record of a module from a response. */
export function recordOf(
  { id, revision }: { id: number; revision: number },
  clientKey: string,
  written: Data,
): SavedRecord {
  return { id, clientKey, revision, written, removedWith: null, removedData: null }
}

/** The modules directly in a module. */
export function modulesIn({ columns, children }: Module): Module[] {
  return [...columns.flatMap((column) => column.children), ...children]
}

/** The key of a module by its id; a new key for an unknown one. */
export function keyOf(state: EditorState, id: number): string {
  for (const [key, record] of state.records) if (record.id === id && key !== pageKey) return key
  const key = keyOfId(id)
  // A module that was created again has its old key and another id.
  return state.records.has(key) ? `${key}-again` : key
}

/** A copy of a map with an entry added or replaced. */
export function withEntry<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value) {
  return new Map(map).set(key, value)
}

/** A copy of a map without some entries. */
export function withoutEntries<Value>(map: ReadonlyMap<string, Value>, ...keys: string[]) {
  const rest = new Map(map)
  for (const key of keys) rest.delete(key)
  return rest
}

/** Applies a remote change and rebases the history; one that is not possible changes nothing. */
export function applyRemoteOperation(state: EditorState, operation: Operation): EditorState {
  try {
    const { document } = applyOperation(state.document, operation)
    return { ...state, document, history: rebase(state, operation) }
  } catch (error) {
    if (error instanceof OperationError) return state
    throw error
  }
}

/** Whether a module's data, or the settings, differ from what is saved. */
export function isChanged(state: EditorState, key: string): boolean {
  const written = state.records.get(key)?.written
  const data = dataOf(state.document, key)
  return data !== written && !isSame(data, written)
}

/** Marks a saved module and its content as deleted. */
export function markRemoved(state: EditorState, key: string): EditorState {
  if (!state.saved.nodes.has(key)) return state
  const records = new Map(state.records)
  for (const inner of keysWithin(state.saved, key)) {
    const record = records.get(inner)
    if (record)
      records.set(inner, { ...record, removedWith: key, removedData: dataOf(state.saved, inner) ?? null })
  }
  return { ...state, records, saved: applyOperation(state.saved, { type: 'remove', key }).document }
}
