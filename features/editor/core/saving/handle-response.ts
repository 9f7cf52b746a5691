import { z } from 'zod'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { countColumns } from '@/lib/contract/blocks/placement'
import type { FieldErrors } from '@/lib/contract/common/errors'
import {
  applyRemoteData,
  applyRemotePage,
  applyRemoteRemoval,
  applyRemoteSettings,
  readPageSchema,
  withData,
} from '../apply-remote-changes'
import { type Data, type EditorDocument, findData, listKeys, type Position, pageKey } from '../document'
import { mergeFields, pickFields } from '../merge'
import { applyOperation } from '../operations'
import { isSame } from '../same'
import {
  type Call,
  type EditorState,
  getModuleKey,
  markRemoved,
  type Refusal,
  type SavedRecord,
  toSavedRecord,
  withEntry,
  withoutEntries,
} from '../state'
import { toRefusalKey } from './next-call'

/** The backend's response to the pending call. */
export interface BackendResponse {
  status: number
  body: unknown
  /** A new client key for a module that must be created again. */
  newKey: string
}

const settingsSchema = z.looseObject({ revision: z.number().int() })
const conflictSchema = z.object({ current: z.unknown(), by: z.string().nullable().catch(null) })
const missingSchema = z.looseObject({ by: z.string().nullish() })
const refusalSchema = z.looseObject({ detail: z.string().optional(), data: z.unknown().optional() })

/**
 * Computes the state after the response to the pending call. A response that cannot be parsed
 * counts as a refusal.
 */
export function handleResponse(state: EditorState, response: BackendResponse): EditorState {
  const call = state.pending
  if (!call) return state
  const next = { ...state, pending: null }
  return handleStatus(next, call, response) ?? addRefusal(next, call, response)
}

function handleStatus(state: EditorState, call: Call, response: BackendResponse): EditorState | null {
  const { status } = response
  if (status >= 200 && status < 300) {
    const nextState = applySuccess(state, call, response)
    return nextState && { ...nextState, refusals: removeRefusals(nextState, call, state.saved) }
  }
  if (status === 404) return handleMissing(state, call, response)
  if (status === 409) return handleConflict(state, call, response.body)
  return null
}

/**
 * Drops the refusal of this call. If the call changed the structure, also drops refusals of
 * positions, which may be possible now. If the call read the page, also drops the refusals of a
 * deleted page, because the page has been restored.
 */
function removeRefusals({ refusals, saved }: EditorState, call: Call, before: EditorDocument) {
  const withoutCall = withoutEntries(refusals, toRefusalKey(call))
  const remainingRefusals =
    call.type === 'read' ? new Map([...withoutCall].filter(([, refusal]) => !isAboutDeletedPage(refusal))) : withoutCall
  if (isSame([...saved.lists], [...before.lists])) return remainingRefusals
  return new Map([...remainingRefusals].filter(([, refusal]) => !isAboutPosition(refusal)))
}

/** Returns true if the refusal means that the page is deleted. */
export function isAboutDeletedPage({ call, status }: Refusal): boolean {
  return call.key === pageKey && status === 404
}

function isAboutPosition({ call, fields }: Refusal): boolean {
  return ['create', 'move'].includes(call.type) && Object.keys(fields).length === 0
}

function applySuccess(state: EditorState, call: Call, { body, newKey }: BackendResponse): EditorState | null {
  switch (call.type) {
    case 'create':
      return applyCreation(state, call, body)
    case 'update':
      return call.key === pageKey ? applySettingsUpdate(state, call, body) : applyUpdate(state, call, body)
    case 'move':
      return applyMove(state, call, body)
    case 'remove':
      return markRemoved(state, call.key)
    case 'restore':
      return applyRestoration(state, call, body)
    case 'read': {
      const page = readPageSchema.safeParse(body)
      return page.success ? recreateMovedModule(applyRemotePage(state, page.data), newKey) : null
    }
  }
}

function applyCreation(state: EditorState, call: Call, body: unknown): EditorState | null {
  const module = moduleSchema.safeParse(body)
  if (!module.success) return null
  const { id, model, data, revision, position: index } = module.data
  const sentData = getSentData(call)
  const record = toSavedRecord({ id, revision }, String(call.body?.client_key), sentData)
  const parent = typeof call.body?.parent === 'number' ? getModuleKey(state, call.body.parent) : null
  const column = typeof call.body?.column === 'number' ? call.body.column : null
  const hasParent = parent === null || state.saved.nodes.has(parent)
  // The response to a repeated request may contain changes of other editors.
  const isFresh = revision === 1 && hasParent
  const tree = { key: call.key, model, data: isFresh ? data : sentData, columns: [], children: [] }
  const records = withEntry(state.records, call.key, record)
  if (!hasParent) return { ...state, records, isStale: true }
  const position = { parent, column, index }
  const savedDocument = applyOperation(state.saved, { type: 'insert', position, tree }).document
  const next = {
    ...state,
    records,
    saved: savedDocument,
    isStale: state.isStale || isPositionDifferent(call, index),
  }
  if (isFresh) return call.body?.counterpart ? withTranslatedData(next, call.key, data) : next
  return { ...applyRemoteData(next, { key: call.key, data, revision, by: null }), isStale: true }
}

/**
 * Takes the data of a copied block from the response, because the backend turns its links to the
 * pages of the new language. Fields that were changed since the request stay.
 */
function withTranslatedData(state: EditorState, key: string, remoteData: Data): EditorState {
  const record = state.records.get(key)
  const localData = findData(state.document, key)
  if (!record || !localData) return state
  const { written } = record
  const { acceptedData } = mergeFields({ base: written, written, localData, remoteData, attemptedData: null })
  const records = withEntry(state.records, key, { ...record, written: { ...written, ...acceptedData } })
  // The steps of the history stay: undo still removes the block.
  const document = withData(state.document, key, { ...localData, ...acceptedData })
  return { ...state, records, document }
}

function applyUpdate(state: EditorState, call: Call, body: unknown): EditorState | null {
  const module = moduleSchema.safeParse(body)
  const record = state.records.get(call.key)
  const oldNode = state.saved.nodes.get(call.key)
  if (!module.success || !record) return null
  const { data, revision } = module.data
  const records = withEntry(state.records, call.key, { ...record, revision, written: getSentData(call) })
  const savedDocument = withData(state.saved, call.key, data)
  // The backend moves the content of removed columns into the remaining ones.
  const isStale =
    state.isStale || (oldNode !== undefined && countColumns(oldNode) !== countColumns({ ...oldNode, data }))
  return { ...state, records, saved: savedDocument, isStale }
}

function applySettingsUpdate(state: EditorState, call: Call, body: unknown): EditorState | null {
  const page = settingsSchema.safeParse(body)
  const record = state.records.get(pageKey)
  if (!page.success || !record) return null
  const { revision } = page.data
  const settings = pickFields(page.data, Object.keys(state.saved.settings))
  const records = withEntry(state.records, pageKey, { ...record, revision, written: getSentData(call) })
  return { ...state, records, saved: withData(state.saved, pageKey, settings) }
}

function applyMove(state: EditorState, call: Call, body: unknown): EditorState | null {
  const module = moduleSchema.safeParse(body)
  if (!module.success) return null
  const { data, revision, position: index } = module.data
  const parent = module.data.parent === null ? null : getModuleKey(state, module.data.parent)
  const column = typeof call.body?.column === 'number' ? call.body.column : null
  const mergedState = applyRemoteData(state, { key: call.key, data, revision, by: null })
  const savedDocument = moveInSaved(mergedState.saved, call.key, { parent, column, index })
  if (!savedDocument) return { ...mergedState, isStale: true }
  return {
    ...mergedState,
    saved: savedDocument,
    isStale: mergedState.isStale || isPositionDifferent(call, index),
  }
}

/**
 * Returns true if the module got another index than requested, because the backend's list differs
 * from the known one. The page is then read, because otherwise the module would be moved again and
 * again.
 */
function isPositionDifferent(call: Call, index: number): boolean {
  return index !== call.body?.position
}

function moveInSaved(savedDocument: EditorDocument, key: string, position: Position): EditorDocument | null {
  const hasParent = position.parent === null || savedDocument.nodes.has(position.parent)
  if (!savedDocument.nodes.has(key) || !hasParent) return null
  const next = applyOperation(savedDocument, { type: 'move', key, position }).document
  return listKeys(next, position).indexOf(key) === position.index ? next : null
}

/**
 * Marks the state as stale, because the position of the module and its restored content must be
 * read with the page.
 */
function applyRestoration(state: EditorState, call: Call, body: unknown): EditorState | null {
  const module = moduleSchema.safeParse(body)
  if (!module.success) return null
  const records = new Map(state.records)
  for (const [key, record] of state.records) {
    if (record.removedWith === call.key) records.set(key, { ...record, removedWith: null })
  }
  const record = records.get(call.key)
  if (record) records.set(call.key, { ...record, revision: module.data.revision })
  return { ...state, records, isStale: true, restoredKey: call.key }
}

/**
 * Marks the last restored module for a new creation if the page does not contain it. The backend
 * does not restore a module that was moved to another page instead of deleted.
 */
function recreateMovedModule(state: EditorState, newKey: string): EditorState {
  const { restoredKey: key, document, saved } = state
  const next = { ...state, restoredKey: null }
  const isMissing = key != null && document.nodes.has(key) && !saved.nodes.has(key)
  return isMissing ? { ...next, records: withEntry(state.records, key, toUncreatedRecord(newKey)) } : next
}

const toUncreatedRecord = (clientKey: string): SavedRecord => {
  return { id: null, clientKey, revision: 0, written: {}, removedWith: null, removedData: null }
}

function handleMissing(state: EditorState, call: Call, { body, newKey }: BackendResponse): EditorState | null {
  const { type, key } = call
  if (type === 'read' || key === pageKey) return null
  if (type === 'remove') return { ...markRemoved(state, key), isStale: true }
  const by = findRemover(body)
  if (type === 'update' || type === 'move') return { ...applyRemoteRemoval(state, key, by), isStale: true }
  // A module that cannot be restored is created again.
  const records = withEntry(state.records, key, toUncreatedRecord(newKey))
  // The backend may restore the deleted module together with its parent. This record then marks it
  // for removal.
  const oldRecord = state.records.get(key)
  if (oldRecord?.id != null) records.set(`was-${oldRecord.id}`, { ...oldRecord, clientKey: '' })
  const next = { ...state, records }
  const data = findData(state.document, key)
  if (type === 'restore' || !data) return next
  // The first request created the module, but its response was lost. Another editor deleted the
  // module before the second response.
  const conflict = { base: data, current: null, fields: [], by }
  return { ...next, conflicts: withEntry(next.conflicts, key, conflict), isStale: true }
}

/** Finds the name of the editor who deleted the module, if the backend sends it. */
function findRemover(body: unknown): string | null {
  return missingSchema.safeParse(body).data?.by ?? null
}

function handleConflict(state: EditorState, call: Call, body: unknown): EditorState | null {
  const parseResult = conflictSchema.safeParse(body)
  if (!parseResult.success || call.type === 'create' || call.type === 'read') return null
  const { current, by } = parseResult.data
  const attemptedData = call.type === 'update' ? getSentData(call) : null
  if (call.key === pageKey) {
    const page = settingsSchema.safeParse(current)
    return page.success ? applyRemoteSettings(state, page.data, { by, attemptedData }) : null
  }
  const module = moduleSchema.safeParse(current)
  const record = state.records.get(call.key)
  if (!module.success || !record) return null
  const { data, revision } = module.data
  if (call.type === 'restore') {
    return { ...state, records: withEntry(state.records, call.key, { ...record, revision }) }
  }
  const isMovedOnly = isSame(findData(state.saved, call.key), data)
  const isStale = state.isStale || isMovedOnly || revision !== record.revision + 1
  return { ...applyRemoteData(state, { key: call.key, data, revision, by, attemptedData }), isStale }
}

function addRefusal(state: EditorState, call: Call, { status, body }: BackendResponse): EditorState {
  const parseResult = refusalSchema.safeParse(body)
  const detail = parseResult.data?.detail ?? null
  const fields = parseFieldErrors(parseResult.data?.data)
  const refusal = { call, status, detail, fields, by: findRemover(body) }
  const refusals = withEntry(state.refusals, toRefusalKey(call), refusal)
  return { ...state, refusals, isStale: call.type !== 'read' && (state.isStale || isAboutPosition(refusal)) }
}

function parseFieldErrors(data: unknown): FieldErrors {
  const parseResult = z.record(z.string(), z.unknown()).safeParse(data)
  return parseResult.success ? (parseResult.data as FieldErrors) : {}
}

function getSentData(call: Call): Data {
  const data = call.body?.data
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
