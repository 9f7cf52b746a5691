import type { FieldErrors } from '@/lib/contract/errors'
import type { Module } from '@/lib/contract/module'
import { type Data, dataOf, type EditorDocument, keysWithin, pageKey } from './document'
import { type Edited, emptyHistory, rebase } from './history'
import { apply, type Operation, OperationError } from './operations'
import { isSame } from './same'
import { documentOf, keyOfId } from './trees'

/** What the backend is known to have of a module, or of the settings. */
export interface SavedRecord {
  /** Null for one that it does not have. */
  readonly id: number | null
  /** With it the module is made; a repeated request with it finds what the first one made. */
  readonly clientKey: string
  readonly revision: number
  /** The data as the document had them when they were saved; the backend may have brought them into its own form. */
  readonly written: Data
  /** The module with which it was deleted; null while it is there. */
  readonly removedWith: string | null
  /** The data that it was deleted with, in the backend's form. */
  readonly removedData: Data | null
}

/** A call of the backend that changes or reads something. */
export interface Call {
  readonly type: 'create' | 'update' | 'move' | 'remove' | 'restore' | 'read'
  /** Which module it is about; `pageKey` for the settings and the page as a whole. */
  readonly key: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body: Readonly<Record<string, unknown>> | null
}

/** A call that the backend refused; it is not sent again until it is another one. */
export interface Refusal {
  readonly call: Call
  readonly status: number
  readonly detail: string | null
  /** Errors by field of the data. */
  readonly fields: FieldErrors
}

/** What two editors did to the same fields; what is written here stays in the document until somebody chose. */
export interface Conflict {
  /** What was last known to be saved. */
  readonly base: Data
  /** What is saved now; null when the other one deleted it. */
  readonly current: Data | null
  /** The fields that both changed. */
  readonly fields: readonly string[]
  /** Full name of who changed it last. */
  readonly by: string | null
}

/** Which page is edited, and by which path it is read. */
export interface EditedPage {
  readonly id: number
  readonly locale: string
  /** The call that answers the working copy; the page's address may change. */
  readonly readPath: string
}

/** Everything that an editor knows; what is not in here does not survive a reload. Never changed: `reduce.ts`. */
export interface EditorState extends Edited {
  readonly page: EditedPage
  /** What the backend has, as far as known; data in its form. */
  readonly saved: EditorDocument
  readonly records: ReadonlyMap<string, SavedRecord>
  readonly refusals: ReadonlyMap<string, Refusal>
  readonly conflicts: ReadonlyMap<string, Conflict>
  /** The call whose answer is not known. It is sent again, and exactly so, before any other. */
  readonly pending: Call | null
  /** Whether the page has to be read again. */
  readonly isStale: boolean
}

/** What a page is when it is opened. */
export interface OpenedPage extends EditedPage {
  readonly modules: readonly Module[]
  readonly settings: Data
  readonly revision: number
}

/** The state of a page without any changes. */
export function initialState({ modules, settings, revision, ...page }: OpenedPage): EditorState {
  const document = documentOf(modules, settings)
  const records = new Map<string, SavedRecord>()
  const add = (module: Module) => {
    const key = keyOfId(module.id)
    records.set(key, recordOf(module, key, dataOf(document, key) ?? {}))
    for (const inner of modulesIn(module)) add(inner)
  }
  for (const module of modules) add(module)
  records.set(pageKey, recordOf({ id: page.id, revision }, pageKey, settings))
  return {
    ...{ page, document, saved: document, records, history: emptyHistory, pending: null, isStale: false },
    ...{ refusals: new Map(), conflicts: new Map() },
  }
}

/** The record of what the backend answered. */
export function recordOf(
  { id, revision }: { id: number; revision: number },
  clientKey: string,
  written: Data,
): SavedRecord {
  return { id, clientKey, revision, written, removedWith: null, removedData: null }
}

/** The modules that stand in one. */
export function modulesIn({ columns, children }: Module): Module[] {
  return [...columns.flatMap((column) => column.children), ...children]
}

/** The key of a module by its id, made from it for one that is not known. */
export function keyOf(state: EditorState, id: number): string {
  for (const [key, record] of state.records) if (record.id === id && key !== pageKey) return key
  const key = keyOfId(id)
  // A module that was made anew under its old key has another id now.
  return state.records.has(key) ? `${key}-again` : key
}

/** A map with one more or another entry. */
export function withEntry<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value) {
  return new Map(map).set(key, value)
}

/** A map without some entries. */
export function withoutEntries<Value>(map: ReadonlyMap<string, Value>, ...keys: string[]) {
  const rest = new Map(map)
  for (const key of keys) rest.delete(key)
  return rest
}

/** Another editor's change in the document, beside the own history; one that it does not bear changes nothing. */
export function applyForeign(state: EditorState, operation: Operation): EditorState {
  try {
    const { document } = apply(state.document, operation)
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

/** The saved modules that stand in one, marked as deleted with it. */
export function markRemoved(state: EditorState, key: string): EditorState {
  if (!state.saved.nodes.has(key)) return state
  const records = new Map(state.records)
  for (const inner of keysWithin(state.saved, key)) {
    const record = records.get(inner)
    if (record)
      records.set(inner, { ...record, removedWith: key, removedData: dataOf(state.saved, inner) ?? null })
  }
  return { ...state, records, saved: apply(state.saved, { type: 'remove', key }).document }
}
