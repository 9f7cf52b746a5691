import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Data, type EditorDocument, findData, pageKey } from './document'
import { listKeepaliveCalls } from './saving/next-call'
import { type Conflict, type EditorState, getModuleKey, isChanged } from './state'

/** A conflict with the local data. */
export interface OpenConflict extends Conflict {
  key: string
  /** Null if the module was deleted locally. */
  localData: Data | null
}

/** A change of a module that the backend refused. */
export interface OpenRefusal {
  key: string
  detail: string | null
  fields: FieldErrors
  /** The full name of the editor who deleted the module; null for other refusals. */
  by: string | null
}

export function listConflicts(state: EditorState): OpenConflict[] {
  return [...state.conflicts].map(([key, conflict]) => {
    return { key, ...conflict, localData: findData(state.document, key) ?? null }
  })
}

/** Lists the refused changes. */
export function listRefusals(state: EditorState): OpenRefusal[] {
  return [...state.refusals.values()].map(({ call: { key }, detail, fields, by = null }) => {
    return { key, detail, fields, by }
  })
}

/** Lists the keys of modules changed or created since the last save; `pageKey` for the settings. */
export function listChangedKeys(state: EditorState): ReadonlySet<string> {
  const keys = [...state.document.nodes.keys(), pageKey]
  const isNew = (key: string) => key !== pageKey && !state.saved.nodes.has(key)
  return new Set(keys.filter((key) => isNew(key) || isChanged(state, key)))
}

/**
 * Returns true if this or a later revision of a module has been applied.
 * @param revision null for the removal of the module
 */
export function hasApplied(state: EditorState, id: number, revision: number | null): boolean {
  const record = state.records.get(getModuleKey(state, id))
  if (!record) return false
  if (record.removedWith !== null) return revision === null
  return revision !== null && record.revision >= revision
}

/** Finds the key of a module by its id. Returns null if the document does not contain it. */
export function findDocumentKey(state: EditorState, id: number): string | null {
  const key = getModuleKey(state, id)
  return state.document.nodes.has(key) ? key : null
}

/** Finds the backend's id of a module. Returns null before the first save and for the settings. */
export function findModuleId(state: EditorState, key: string): number | null {
  return key === pageKey ? null : (state.records.get(key)?.id ?? null)
}

/** Counts the bytes that would be sent if the page unloaded now. */
export function countKeepaliveBytes(state: EditorState): number {
  const bodies = listKeepaliveCalls(state).map(({ body }) => JSON.stringify(body))
  return new Blob(bodies).size
}

/** Lists the keys of modules in both documents, and of the settings, whose data differ. */
export function diffDocuments(before: EditorDocument, after: EditorDocument): string[] {
  if (before === after) return []
  const keys: string[] = before.settings === after.settings ? [] : [pageKey]
  for (const [key, node] of after.nodes) {
    const oldNode = before.nodes.get(key)
    if (oldNode && oldNode.data !== node.data) keys.push(key)
  }
  return keys
}
