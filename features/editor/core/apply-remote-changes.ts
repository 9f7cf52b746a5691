import { z } from 'zod'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { applyRemoteStructure } from './apply-remote-structure'
import { type Data, dataOf, type EditorDocument, keysWithin, pageKey } from './document'
import { mergeData, pick } from './merge'
import { isSame } from './same'
import {
  applyRemoteOperation,
  type EditorState,
  isChanged,
  keyOf,
  markRemoved,
  modulesIn,
  recordOf,
  withEntry,
  withoutEntries,
} from './state'
import { documentOf } from './trees'

/** The state of a module, or of the settings, as the backend sent it. */
interface RemoteState {
  key: string
  data: Data
  revision: number
  by: string | null
  attempted?: Data | null
}

/** The response to reading a page; its settings are the fields that are known as such. */
export const readPageSchema = z.looseObject({
  revision: z.number().int(),
  modules: z.array(moduleSchema),
  /** Full names by the ids of modules, of deleted ones too. */
  written_by: z.record(z.string(), z.string()).optional(),
  settings_written_by: z.string().nullable().default(null),
})

/** Merges the data of another editor by field; fields that were changed here as well become a conflict. */
export function applyRemoteData(
  state: EditorState,
  { key, data, revision, by, attempted = null }: RemoteState,
): EditorState {
  const record = state.records.get(key)
  const base = dataOf(state.saved, key)
  if (!record || !base) return state
  const saved = withData(state.saved, key, data)
  const updated = { ...state, saved, records: withEntry(state.records, key, { ...record, revision }) }
  const mine = dataOf(state.document, key)
  if (!mine) {
    const fields = Object.keys({ ...base, ...data }).filter((name) => !isSame(base[name], data[name]))
    return fields.length > 0 ? withConflict(updated, { key, base, data, by, fields }) : updated
  }
  const { taken, contested, written } = mergeData({
    base,
    written: record.written,
    mine,
    theirs: data,
    attempted,
  })
  const recorded = { ...updated, records: withEntry(updated.records, key, { ...record, revision, written }) }
  const merged =
    Object.keys(taken).length > 0
      ? applyRemoteOperation(recorded, { type: 'change', key, fields: taken })
      : recorded
  return withConflict(merged, { key, base, data, by, fields: contested })
}

interface NewConflict {
  key: string
  base: Data
  data: Data
  by: string | null
  fields: readonly string[]
}

function withConflict(state: EditorState, { key, base, data, by, fields }: NewConflict): EditorState {
  const open = state.conflicts.get(key)
  const mine = dataOf(state.document, key)
  const all = [...new Set([...(open?.current ? open.fields : []), ...fields])].filter(
    (name) => !isSame(mine?.[name], data[name]),
  )
  if (all.length === 0) return { ...state, conflicts: withoutEntries(state.conflicts, key) }
  // Not every backend tells names with a page: who wrote what is known already keeps theirs.
  const known = open?.current && isSame(open.current, data) ? open.by : null
  const conflict = { base: open?.current ? open.base : base, current: data, fields: all, by: by ?? known }
  return { ...state, conflicts: withEntry(state.conflicts, key, conflict) }
}

/** Removes a module that another editor deleted; unsaved changes in it keep it, as a conflict. */
export function applyRemoteRemoval(state: EditorState, key: string, by: string | null): EditorState {
  const base = dataOf(state.saved, key)
  if (!base) return state
  const inSaved = new Set(keysWithin(state.saved, key))
  const marked = markRemoved(state, key)
  const inside = state.document.nodes.has(key) ? keysWithin(state.document, key) : []
  const conflicts = withoutEntries(state.conflicts, ...inSaved)
  const hasLocalChanges = inside.some(
    (inner) => !inSaved.has(inner) || isChanged(state, inner) || state.conflicts.has(inner),
  )
  if (!hasLocalChanges) return applyRemoteOperation({ ...marked, conflicts }, { type: 'remove', key })
  return { ...marked, conflicts: conflicts.set(key, { base, current: null, fields: [], by }) }
}

/**
 * Merges a module that another editor changed. Marks the state stale, so that the whole page is read, where the event does not
 * suffice: it has no column, and revisions may be missing.
 */
export function applyRemoteModule(state: EditorState, module: Module, by: string | null): EditorState {
  const key = keyOf(state, module.id)
  const record = state.records.get(key)
  const node = state.saved.nodes.get(key)
  if (!record || !node) return { ...state, isStale: true }
  if (module.revision <= record.revision) return state
  const { data, revision } = module
  const isNext = revision === record.revision + 1 && !isSame(data, node.data)
  const merged = applyRemoteData(state, { key, data, revision, by })
  return isNext ? merged : { ...merged, isStale: true }
}

type ReadPage = z.infer<typeof readPageSchema>

function writerOf({ written_by: names = {} }: ReadPage, id: number | null | undefined): string | null {
  return names[id ?? 0] ?? null
}

/** Merges the page as it was read while no call was under way. */
export function applyRemotePage(state: EditorState, page: ReadPage): EditorState {
  const all = page.modules.flatMap(withInner)
  const saved = savedDocument(state, page.modules)
  let next = state
  for (const key of state.saved.nodes.keys()) {
    const parent = state.saved.nodes.get(key)?.parent ?? null
    const isTop = parent === null || saved.nodes.has(parent)
    if (saved.nodes.has(key) || !isTop) continue
    next = applyRemoteRemoval(next, key, writerOf(page, state.records.get(key)?.id))
  }
  next = applyRemoteStructure(next, state.saved, saved)
  const records = new Map(next.records)
  for (const { id, revision, data } of all) {
    const key = keyOf(state, id)
    const known = records.get(key)
    if (known?.removedWith === null && known.id !== null) continue
    const isNew = known === undefined || !state.document.nodes.has(key)
    records.set(key, recordOf({ id, revision }, known?.clientKey ?? key, isNew ? data : known.written))
  }
  next = { ...next, records, isStale: false, saved: { ...saved, nodes: withOldData(saved, state) } }
  for (const { id, data, revision } of all) {
    next = applyRemoteData(next, { key: keyOf(state, id), data, revision, by: writerOf(page, id) })
  }
  const by = page.settings_written_by
  return applyRemoteSettings(addRemovalConflicts(state, next, page), page, { by, attempted: null })
}

/** Merges the settings of a page that was read, or that came with a response. */
export function applyRemoteSettings(
  state: EditorState,
  page: { revision: number } & Record<string, unknown>,
  source: { by: string | null; attempted: Data | null },
): EditorState {
  const data = pick(page, Object.keys(state.saved.settings))
  return applyRemoteData(state, { key: pageKey, data, revision: page.revision, ...source })
}

/** A document with other data of a module, or with other settings. */
export function withData(document: EditorDocument, key: string, data: Data): EditorDocument {
  if (key === pageKey) return { ...document, settings: data }
  const node = document.nodes.get(key)
  return node ? { ...document, nodes: withEntry(document.nodes, key, { ...node, data }) } : document
}

/** Makes a conflict of each module that others inserted into one that was removed here, so that it is not deleted unseen. */
function addRemovalConflicts(before: EditorState, state: EditorState, page: ReadPage): EditorState {
  const { document, saved } = state
  const isNew = (key: string | null) => key !== null && saved.nodes.has(key) && !before.records.has(key)
  return [...saved.nodes.values()]
    .filter(({ key, parent }) => isNew(key) && !isNew(parent) && !document.nodes.has(key))
    .reduce((asked, { key, data }) => {
      const by = writerOf(page, state.records.get(key)?.id)
      return withConflict(asked, { key, base: {}, data, by, fields: Object.keys(data) })
    }, state)
}

function savedDocument(state: EditorState, modules: readonly Module[]): EditorDocument {
  const keys = new Map(modules.flatMap(withInner).map(({ id }) => [id, keyOf(state, id)]))
  return documentOf(modules, state.saved.settings, { keyOf: (id) => keys.get(id) ?? '' })
}

/** The nodes with their former data, so that changes are merged field by field. */
function withOldData(saved: EditorDocument, { saved: before, records }: EditorState) {
  const nodes = new Map(saved.nodes)
  for (const [key, node] of nodes) {
    const data = before.nodes.get(key)?.data ?? records.get(key)?.removedData ?? node.data
    nodes.set(key, { ...node, data })
  }
  return nodes
}

function withInner(module: Module): Module[] {
  return [module, ...modulesIn(module).flatMap(withInner)]
}
