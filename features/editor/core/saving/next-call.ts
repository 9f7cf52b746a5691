import { countColumns } from '@/lib/contract/blocks/placement'
import { listMissingFields } from '@/lib/contract/blocks/required'
import { getUnsavedKeys, isPositionUnsaved } from '../changes'
import {
  type EditorDocument,
  findData,
  isInContainer,
  listKeys,
  listKeysFrom,
  listKeysWithin,
  type Node,
  pageKey,
} from '../document'
import { type Call, type EditorState, isChanged } from '../state'

/**
 * Finds the next call of saving. Returns null if everything is saved, or all changes are debounced
 * or need a decision of the editor. The first call is one whose response was lost. Then parents
 * come before children, data after moves, and removals last. Data without required fields are not
 * sent.
 * @param isDebounced returns true while the data of a module are being typed
 */
export function findNextCall(state: EditorState, isDebounced: (key: string) => boolean = () => false): Call | null {
  if (state.pending) return state.pending
  if (state.isStale) {
    return { type: 'read', key: pageKey, method: 'GET', path: state.page.readPath, body: null }
  }
  for (const call of listUnsavedCalls(state, isDebounced)) if (!isRefused(state, call)) return call
  return null
}

/**
 * Lists the calls that may be sent while the page unloads, without waiting for responses. They are
 * the pending call and the unsaved data, because repeating these later is harmless. Insertions,
 * moves and removals are left out, because later calls depend on their responses.
 */
export function listKeepaliveCalls(state: EditorState): Call[] {
  const { pending, document, saved, page } = state
  const repeatedCalls = pending && pending.type !== 'read' ? [pending] : []
  const updates = [...getUnsavedKeys(state)].flatMap((key) => {
    const node = document.nodes.get(key)
    const exists = key === pageKey || (node && saved.nodes.has(key) && isComplete(node))
    if (!exists || !needsUpdate(state, key, () => false)) return []
    const call = toUpdateCall(state, key, node ? toModulePath(state, key, node) : `page/${page.id}/`)
    if (isRefused(state, call) || (pending && serializeContent(pending) === serializeContent(call))) return []
    const isAfterPending = pending?.key === key
    return [isAfterPending ? withNextRevision(call) : call]
  })
  return [...repeatedCalls, ...updates]
}

/** Adapts a call to the revision that the pending call for the same module will create. */
function withNextRevision(call: Call): Call {
  return { ...call, body: { ...call.body, revision: Number(call.body?.revision) + 1 } }
}

/** Returns true if all required fields are filled. */
function isComplete(node: Pick<Node, 'model' | 'data'>): boolean {
  return listMissingFields(node).length === 0
}

/** Lists the changed modules that are not saved because required fields are empty. */
export function listIncompleteKeys(state: EditorState): string[] {
  const { document, saved } = state
  return [...getUnsavedKeys(state)].filter((key) => {
    const node = document.nodes.get(key)
    return node && !isComplete(node) && (!saved.nodes.has(key) || isChanged(state, key))
  })
}

/** Builds the key of a refusal in the state. */
export function toRefusalKey({ type, key }: Pick<Call, 'type' | 'key'>): string {
  return `${type} ${key}`
}

/** Returns true if the backend refused the same call before, regardless of its revision. */
function isRefused(state: EditorState, call: Call): boolean {
  const refusal = state.refusals.get(toRefusalKey(call))
  return refusal !== undefined && serializeContent(refusal.call) === serializeContent(call)
}

/** Lists the calls of all unsaved changes in order. */
function* listUnsavedCalls(state: EditorState, isDebounced: (key: string) => boolean): Generator<Call> {
  const changes = getUnsavedKeys(state)
  const orderedKeys = changes.size > 1 ? listKeysFrom(state.document).filter((key) => changes.has(key)) : changes
  for (const key of orderedKeys) yield* listModuleCalls(state, key, isDebounced)
  if (needsUpdate(state, pageKey, isDebounced)) yield toUpdateCall(state, pageKey, `page/${state.page.id}/`)
  for (const key of changes) {
    const node = state.saved.nodes.get(key)
    if (node && needsRemoval(state, key)) yield toRemoveCall(state, node)
  }
}

function* listModuleCalls(state: EditorState, key: string, isDebounced: (key: string) => boolean): Generator<Call> {
  const node = state.document.nodes.get(key)
  if (!node) return
  const record = state.records.get(key)
  const isListSaved = hasSavedList(state, node)
  if (!state.saved.nodes.has(key)) {
    if (state.conflicts.has(key)) return
    if (record?.id != null) yield* listRestoreCalls(state, node, record.removedWith)
    else if (isListSaved && !isDebounced(key) && isComplete(node)) yield toCreateCall(state, node)
    return
  }
  if (isListSaved && isPositionUnsaved(state, node)) yield toMoveCall(state, node)
  if (isComplete(node) && needsUpdate(state, key, isDebounced))
    yield toUpdateCall(state, key, toModulePath(state, key, node))
}

/** Returns true if the parent of the module and its column are saved. */
function hasSavedList({ saved }: EditorState, { parent, column }: Node): boolean {
  if (parent === null) return true
  const parentNode = saved.nodes.get(parent)
  return parentNode !== undefined && (column === null || column < (countColumns(parentNode) ?? 0))
}

function needsUpdate(state: EditorState, key: string, isDebounced: (key: string) => boolean): boolean {
  return !isDebounced(key) && !state.conflicts.has(key) && isChanged(state, key)
}

/**
 * Returns true if the removal of a module must be sent. Its parent must still exist, because the
 * removal of the parent would remove the module as well. All its descendants must be removed too
 * and have no conflict.
 */
function needsRemoval({ document, saved, conflicts }: EditorState, key: string): boolean {
  if (document.nodes.has(key)) return false
  const parent = saved.nodes.get(key)?.parent ?? null
  if (parent !== null && !document.nodes.has(parent)) return false
  return listKeysWithin(saved, key).every((innerKey) => !document.nodes.has(innerKey) && !conflicts.has(innerKey))
}

/**
 * Finds the index of a module in the backend's list. It is after the nearest preceding sibling that
 * the backend's list contains.
 */
function findSavedIndex(document: EditorDocument, savedDocument: EditorDocument, node: Node): number {
  const list = listKeys(savedDocument, node).filter((key) => key !== node.key)
  const siblings = listKeys(document, node)
  const anchor = siblings.slice(0, siblings.indexOf(node.key)).findLast((key) => list.includes(key))
  return anchor === undefined ? 0 : list.indexOf(anchor) + 1
}

function toCreateCall(state: EditorState, node: Node): Call {
  const { key, model, data, column, counterpart } = node
  const { page, records } = state
  const parent = findId(state, node.parent)
  const position = findSavedIndex(state.document, state.saved, node)
  const client_key = records.get(key)?.clientKey ?? key
  const isShared = isInContainer(state.document, key)
  const owner = { locale: page.locale, ...(!isShared && { content_type: 'page', object_id: page.id }) }
  return {
    type: 'create',
    key,
    method: 'POST',
    path: `${model}/`,
    body: { ...owner, parent, column, position, data, client_key, ...(counterpart && { counterpart }) },
  }
}

/**
 * Restores a removed module. If it was removed together with another module that is back in the
 * document, the restoration of the other module restores it as well. It then returns to its old
 * position and is moved by a later call.
 */
function* listRestoreCalls(state: EditorState, node: Node, removedWith: string | null): Generator<Call> {
  const isRemovalRoot = removedWith === null || removedWith === node.key
  if (!isRemovalRoot && state.document.nodes.has(removedWith) && !state.saved.nodes.has(removedWith)) return
  const { revision } = getRecord(state, node.key)
  const path = `${toModulePath(state, node.key, node)}undelete/`
  yield { type: 'restore', key: node.key, method: 'POST', path, body: { revision } }
}

function toMoveCall(state: EditorState, node: Node): Call {
  const { key, column } = node
  const { revision } = getRecord(state, key)
  const position = findSavedIndex(state.document, state.saved, node)
  const leavesContainer = isInContainer(state.saved, key) && !isInContainer(state.document, key)
  const owner = leavesContainer && { object_id: state.page.id }
  const body = { parent: findId(state, node.parent), column, position, revision, ...owner }
  return { type: 'move', key, method: 'POST', path: `${toModulePath(state, key, node)}move/`, body }
}

/**
 * Sends the known revisions of all content, so that remote changes are not deleted without notice.
 */
function toRemoveCall(state: EditorState, node: Node): Call {
  const { key } = node
  const { revision } = getRecord(state, key)
  const innerKeys = listKeysWithin(state.saved, key).filter((innerKey) => innerKey !== key)
  const innerRevisions = Object.fromEntries(
    innerKeys.map((innerKey) => [findId(state, innerKey), getRecord(state, innerKey).revision]),
  )
  return {
    type: 'remove',
    key,
    method: 'DELETE',
    path: toModulePath(state, key, node),
    body: { revision, inside: innerRevisions },
  }
}

function toUpdateCall(state: EditorState, key: string, path: string): Call {
  const { revision } = getRecord(state, key)
  return {
    type: 'update',
    key,
    method: 'POST',
    path,
    body: { revision, data: findData(state.document, key) },
  }
}

function toModulePath(state: EditorState, key: string, { model }: Pick<Node, 'model'>): string {
  return `${model}/${getRecord(state, key).id}/`
}

function findId({ records }: EditorState, key: string | null): number | null {
  return key === null ? null : (records.get(key)?.id ?? null)
}

function getRecord({ records }: EditorState, key: string) {
  return records.get(key) ?? { id: null, revision: 0 }
}

function serializeContent({ path, body }: Call): string {
  return JSON.stringify([path, { ...body, revision: null }])
}
