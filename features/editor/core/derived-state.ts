import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Data, dataOf, type EditorDocument, pageKey } from './document'
import { keepaliveCalls } from './saving/next-call'
import { type Conflict, type EditorState, isChanged, keyOf } from './state'

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

/** The conflicts that wait for a decision. */
export function openConflicts(state: EditorState): OpenConflict[] {
  return [...state.conflicts].map(([key, conflict]) => {
    return { key, ...conflict, yours: dataOf(state.document, key) ?? null }
  })
}

/** What the backend refused to save. */
export function openRefusals(state: EditorState): OpenRefusal[] {
  return [...state.refusals.values()].map(({ call: { key }, detail, fields, by = null }) => {
    return { key, detail, fields, by }
  })
}

/** The keys of the modules that are new or changed and not saved; `pageKey` for the settings. */
export function unsavedKeys(state: EditorState): ReadonlySet<string> {
  const keys = [...state.document.nodes.keys(), pageKey]
  const isNew = (key: string) => key !== pageKey && !state.saved.nodes.has(key)
  return new Set(keys.filter((key) => isNew(key) || isChanged(state, key)))
}

/** Whether a revision of a module, or a later one, has been applied; null for its removal. */
export function hasApplied(state: EditorState, id: number, revision: number | null): boolean {
  const record = state.records.get(keyOf(state, id))
  if (!record || record.removedWith !== null) return record !== undefined && revision === null
  return revision !== null && record.revision >= revision
}

/** The key of a module of the document by its id; null for one that is not in it. */
export function documentKeyOf(state: EditorState, id: number): string | null {
  const key = keyOf(state, id)
  return state.document.nodes.has(key) ? key : null
}

/** The id that the backend gave to a module; null before its first save, and for the settings. */
export function idOf(state: EditorState, key: string): number | null {
  return key === pageKey ? null : (state.records.get(key)?.id ?? null)
}

/** How many bytes a page that goes would send now. */
export function keepaliveBytesOf(state: EditorState): number {
  const bodies = keepaliveCalls(state).map(({ body }) => JSON.stringify(body))
  return new Blob(bodies).size
}

/** The keys of the modules whose data differ between two documents, and of the settings. */
export function changedKeys(before: EditorDocument, after: EditorDocument): string[] {
  if (before === after) return []
  const keys: string[] = before.settings === after.settings ? [] : [pageKey]
  for (const [key, node] of after.nodes) {
    const old = before.nodes.get(key)
    if (old && old.data !== node.data) keys.push(key)
  }
  return keys
}
