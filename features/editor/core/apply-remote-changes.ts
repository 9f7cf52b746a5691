import { z } from 'zod'
import { listWithDescendants, type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { applyRemoteStructure } from './apply-remote-structure'
import { type Data, type EditorDocument, findData, listKeysWithin, pageKey } from './document'
import { mergeFields, pickFields } from './merge'
import { isSame } from './same'
import {
  applyRemoteOperation,
  type EditorState,
  getModuleKey,
  isChanged,
  markRemoved,
  toSavedRecord,
  withEntry,
  withoutEntries,
} from './state'
import { toDocument } from './trees'

/** The state of a module or of the settings, as sent by the backend. */
interface RemoteState {
  key: string
  data: Data
  revision: number
  /** The full name of the editor; null if unknown. */
  by: string | null
  attemptedData?: Data | null
}

/** The response to reading a page. The settings are the additional fields. */
export const readPageSchema = z.looseObject({
  revision: z.number().int(),
  modules: z.array(moduleSchema),
  /** Full names of the last editors by module id, including deleted modules. */
  written_by: z.record(z.string(), z.string()).optional(),
  settings_written_by: z.string().nullable().default(null),
})

/**
 * Merges data of another editor field by field. A field that was changed here and by the other
 * editor becomes a conflict.
 */
export function applyRemoteData(
  state: EditorState,
  { key, data, revision, by, attemptedData = null }: RemoteState,
): EditorState {
  const record = state.records.get(key)
  const base = findData(state.saved, key)
  if (!record || !base) return state
  const savedDocument = withData(state.saved, key, data)
  const updatedState = {
    ...state,
    saved: savedDocument,
    records: withEntry(state.records, key, { ...record, revision }),
  }
  const localData = findData(state.document, key)
  if (!localData) {
    const fields = Object.keys({ ...base, ...data }).filter((name) => !isSame(base[name], data[name]))
    return fields.length > 0 ? addConflict(updatedState, { key, base, data, by, fields }) : updatedState
  }
  const { acceptedData, contestedFields, written } = mergeFields({
    base,
    written: record.written,
    localData,
    remoteData: data,
    attemptedData,
  })
  const recordedState = {
    ...updatedState,
    records: withEntry(updatedState.records, key, { ...record, revision, written }),
  }
  const mergedState =
    Object.keys(acceptedData).length > 0
      ? applyRemoteOperation(recordedState, { type: 'change', key, fields: acceptedData })
      : recordedState
  return addConflict(mergedState, { key, base, data, by, fields: contestedFields })
}

interface NewConflict {
  key: string
  base: Data
  data: Data
  by: string | null
  fields: readonly string[]
}

function addConflict(state: EditorState, { key, base, data, by, fields }: NewConflict): EditorState {
  const conflict = state.conflicts.get(key)
  // A conflict with a deletion is replaced, because the module exists again.
  const openConflict = conflict?.current ? conflict : null
  const localData = findData(state.document, key)
  const conflictFields = [...new Set([...(openConflict?.fields ?? []), ...fields])].filter(
    (name) => !isSame(localData?.[name], data[name]),
  )
  if (conflictFields.length === 0) return { ...state, conflicts: withoutEntries(state.conflicts, key) }
  // Some responses lack the editor's name. If the data are unchanged, the known name is kept.
  const knownName = openConflict && isSame(openConflict.current, data) ? openConflict.by : null
  const newConflict = {
    base: openConflict?.base ?? base,
    current: data,
    fields: conflictFields,
    by: by ?? knownName,
  }
  return { ...state, conflicts: withEntry(state.conflicts, key, newConflict) }
}

/**
 * Removes a module that another editor deleted. If it has unsaved changes, it stays and becomes a
 * conflict.
 */
export function applyRemoteRemoval(state: EditorState, key: string, by: string | null): EditorState {
  const base = findData(state.saved, key)
  if (!base) return state
  const savedKeys = new Set(listKeysWithin(state.saved, key))
  const markedState = markRemoved(state, key)
  const localKeys = state.document.nodes.has(key) ? listKeysWithin(state.document, key) : []
  const conflicts = withoutEntries(state.conflicts, ...savedKeys)
  const hasLocalChanges = localKeys.some(
    (localKey) => !savedKeys.has(localKey) || isChanged(state, localKey) || state.conflicts.has(localKey),
  )
  if (!hasLocalChanges) return applyRemoteOperation({ ...markedState, conflicts }, { type: 'remove', key })
  return { ...markedState, conflicts: conflicts.set(key, { base, current: null, fields: [], by }) }
}

/**
 * Merges a module that another editor changed. Marks the state as stale if revisions are missing or
 * only the position changed, because the event does not contain the column. The page is then
 * reloaded.
 */
export function applyRemoteModule(state: EditorState, module: Module, by: string | null): EditorState {
  const key = getModuleKey(state, module.id)
  const record = state.records.get(key)
  const node = state.saved.nodes.get(key)
  if (!record || !node) return { ...state, isStale: true }
  if (module.revision <= record.revision) return state
  const { data, revision } = module
  const isNext = revision === record.revision + 1 && !isSame(data, node.data)
  const mergedState = applyRemoteData(state, { key, data, revision, by })
  return isNext ? mergedState : { ...mergedState, isStale: true }
}

type ReadPage = z.infer<typeof readPageSchema>

function findWriter({ written_by: names = {} }: ReadPage, id: number | null | undefined): string | null {
  return names[id ?? 0] ?? null
}

/** Merges a loaded page. No call may be pending. */
export function applyRemotePage(state: EditorState, page: ReadPage): EditorState {
  const modules = listWithDescendants(page.modules)
  const savedDocument = toSavedDocument(state, page.modules)
  let next = state
  for (const key of state.saved.nodes.keys()) {
    const parent = state.saved.nodes.get(key)?.parent ?? null
    const isParentRemoved = parent !== null && !savedDocument.nodes.has(parent)
    if (savedDocument.nodes.has(key) || isParentRemoved) continue
    next = applyRemoteRemoval(next, key, findWriter(page, state.records.get(key)?.id))
  }
  next = applyRemoteStructure(next, state.saved, savedDocument)
  const records = new Map(next.records)
  for (const { id, revision, data } of modules) {
    const key = getModuleKey(state, id)
    const existingRecord = records.get(key)
    const isKnown = existingRecord?.removedWith === null && existingRecord.id !== null
    if (isKnown) continue
    const isNew = existingRecord === undefined || !state.document.nodes.has(key)
    records.set(
      key,
      toSavedRecord({ id, revision }, existingRecord?.clientKey ?? key, isNew ? data : existingRecord.written),
    )
  }
  next = {
    ...next,
    records,
    isStale: false,
    saved: { ...savedDocument, nodes: restoreOldData(savedDocument, state) },
  }
  for (const { id, data, revision } of modules) {
    next = applyRemoteData(next, { key: getModuleKey(state, id), data, revision, by: findWriter(page, id) })
  }
  const by = page.settings_written_by
  return applyRemoteSettings(addRemovalConflicts(state, next, page), page, { by, attemptedData: null })
}

/** Merges the settings of a loaded page or of a response. */
export function applyRemoteSettings(
  state: EditorState,
  page: { revision: number } & Record<string, unknown>,
  source: { by: string | null; attemptedData: Data | null },
): EditorState {
  const data = pickFields(page, Object.keys(state.saved.settings))
  return applyRemoteData(state, { key: pageKey, data, revision: page.revision, ...source })
}

/** Returns a copy of the document with new data of a module or new settings. */
export function withData(document: EditorDocument, key: string, data: Data): EditorDocument {
  if (key === pageKey) return { ...document, settings: data }
  const node = document.nodes.get(key)
  return node ? { ...document, nodes: withEntry(document.nodes, key, { ...node, data }) } : document
}

/**
 * Adds a conflict for each module that another editor inserted into a locally removed module.
 * Otherwise it would be deleted without notice.
 */
function addRemovalConflicts(before: EditorState, state: EditorState, page: ReadPage): EditorState {
  const { document, saved } = state
  const isNew = (key: string | null) => key !== null && saved.nodes.has(key) && !before.records.has(key)
  let next = state
  for (const { key, parent, data } of saved.nodes.values()) {
    if (!isNew(key) || isNew(parent) || document.nodes.has(key)) continue
    const by = findWriter(page, state.records.get(key)?.id)
    next = addConflict(next, { key, base: {}, data, by, fields: Object.keys(data) })
  }
  return next
}

function toSavedDocument(state: EditorState, modules: readonly Module[]): EditorDocument {
  const keys = new Map(listWithDescendants(modules).map(({ id }) => [id, getModuleKey(state, id)]))
  return toDocument(modules, state.saved.settings, { getKey: (id) => keys.get(id) ?? '' })
}

/**
 * Replaces the data of the nodes by the old data, so that changes can be merged field by field
 * afterwards.
 */
function restoreOldData(savedDocument: EditorDocument, { saved: before, records }: EditorState) {
  const nodes = new Map(savedDocument.nodes)
  for (const [key, node] of nodes) {
    const data = before.nodes.get(key)?.data ?? records.get(key)?.removedData ?? node.data
    nodes.set(key, { ...node, data })
  }
  return nodes
}
