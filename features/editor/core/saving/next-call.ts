import { columnCount } from '@/lib/contract/blocks/placement'
import { missingFields } from '@/lib/contract/blocks/required'
import { changesOf, isPositionUnsaved } from '../changes'
import {
  dataOf,
  type EditorDocument,
  isInContainer,
  keysFrom,
  keysIn,
  keysWithin,
  type Node,
  pageKey,
} from '../document'
import { type Call, type EditorState, isChanged } from '../state'

/**
 * The next call that brings the document to the backend; null when everything is saved, or all changes are debounced or
 * wait for an editor's decision.
 * First a call whose response was lost, then parents before children, data after moves, and removals last. Data without
 * required fields are not sent.
 * @param isDebounced whether the data of a module are still being typed
 */
export function nextCall(
  state: EditorState,
  isDebounced: (key: string) => boolean = () => false,
): Call | null {
  if (state.pending) return state.pending
  if (state.isStale) {
    return { type: 'read', key: pageKey, method: 'GET', path: state.page.readPath, body: null }
  }
  for (const call of missingCalls(state, isDebounced)) if (!isRefused(state, call)) return call
  return null
}

/**
 * What may be sent when the page is about to go and no answer can be waited for: the call that is under way, once more, and the
 * data that wait. Sending them again later does no harm. What is new or gone waits for its turn: a later call needs to know of it.
 */
export function keepaliveCalls(state: EditorState): Call[] {
  const { pending, document, saved, page } = state
  const repeated = pending && pending.type !== 'read' ? [pending] : []
  const updates = [...changesOf(state)].flatMap((key) => {
    const node = document.nodes.get(key)
    const isThere = key === pageKey || (node && saved.nodes.has(key) && isComplete(node))
    if (!isThere || !isUpdateDue(state, key, () => false)) return []
    const call = updateCall(state, key, node ? pathOf(state, key, node) : `page/${page.id}/`)
    if (isRefused(state, call) || (pending && contentOf(pending) === contentOf(call))) return []
    return [pending?.key === key ? { ...call, body: { ...call.body, revision: revisionAfter(call) } } : call]
  })
  return [...repeated, ...updates]
}

/** The revision that a module has once the call before was answered. */
function revisionAfter({ body }: Call): number {
  return Number(body?.revision) + 1
}

/** Whether a module has all fields that the backend requires. */
function isComplete(node: Pick<Node, 'model' | 'data'>): boolean {
  return missingFields(node).length === 0
}

/** The changed modules that are not saved because required fields are empty. */
export function incompleteKeys(state: EditorState): string[] {
  const { document, saved } = state
  return [...changesOf(state)].filter((key) => {
    const node = document.nodes.get(key)
    return node && !isComplete(node) && (!saved.nodes.has(key) || isChanged(state, key))
  })
}

/** The key of a refusal in the state. */
export function refusalKey({ type, key }: Pick<Call, 'type' | 'key'>): string {
  return `${type} ${key}`
}

/** Whether the backend refused the same call before, whatever its revision. */
function isRefused(state: EditorState, call: Call): boolean {
  const refused = state.refusals.get(refusalKey(call))
  return refused !== undefined && contentOf(refused.call) === contentOf(call)
}

/** The calls for all unsaved changes, in their order. */
function* missingCalls(state: EditorState, isDebounced: (key: string) => boolean): Generator<Call> {
  const changes = changesOf(state)
  const inOrder = changes.size > 1 ? keysFrom(state.document).filter((key) => changes.has(key)) : changes
  for (const key of inOrder) yield* callsFor(state, key, isDebounced)
  if (isUpdateDue(state, pageKey, isDebounced)) yield updateCall(state, pageKey, `page/${state.page.id}/`)
  for (const key of changes) {
    const node = state.saved.nodes.get(key)
    if (node && isRemovalDue(state, key)) yield removeCall(state, node)
  }
}

function* callsFor(state: EditorState, key: string, isDebounced: (key: string) => boolean): Generator<Call> {
  const node = state.document.nodes.get(key)
  if (!node) return
  const record = state.records.get(key)
  const isListSaved = hasSavedList(state, node)
  if (!state.saved.nodes.has(key)) {
    if (state.conflicts.has(key)) return
    if (record?.id != null) yield* restoreCalls(state, node, record.removedWith)
    else if (isListSaved && !isDebounced(key) && isComplete(node)) yield createCall(state, node)
    return
  }
  if (isListSaved && isPositionUnsaved(state, node)) yield moveCall(state, node)
  if (isComplete(node) && isUpdateDue(state, key, isDebounced))
    yield updateCall(state, key, pathOf(state, key, node))
}

/** Whether the parent of a module, and the column in it, are saved. */
function hasSavedList({ saved }: EditorState, { parent, column }: Node): boolean {
  if (parent === null) return true
  const around = saved.nodes.get(parent)
  return around !== undefined && (column === null || column < (columnCount(around) ?? 0))
}

function isUpdateDue(state: EditorState, key: string, isDebounced: (key: string) => boolean): boolean {
  return !isDebounced(key) && !state.conflicts.has(key) && isChanged(state, key)
}

/** Whether a module was removed but its parent was not, and nothing in it has to be moved out or has a conflict. */
function isRemovalDue({ document, saved, conflicts }: EditorState, key: string): boolean {
  if (document.nodes.has(key)) return false
  const parent = saved.nodes.get(key)?.parent ?? null
  if (parent !== null && !document.nodes.has(parent)) return false
  return keysWithin(saved, key).every((inner) => !document.nodes.has(inner) && !conflicts.has(inner))
}

/** The index in the backend's list, after the nearest preceding module that is in it. */
function indexInSaved(document: EditorDocument, saved: EditorDocument, node: Node): number {
  const list = keysIn(saved, node).filter((key) => key !== node.key)
  const siblings = keysIn(document, node)
  const anchor = siblings.slice(0, siblings.indexOf(node.key)).findLast((key) => list.includes(key))
  return anchor === undefined ? 0 : list.indexOf(anchor) + 1
}

function createCall(state: EditorState, node: Node): Call {
  const { key, model, data, column, counterpart } = node
  const { page, records } = state
  const parent = idOf(state, node.parent)
  const position = indexInSaved(state.document, state.saved, node)
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

/** A module that was deleted with another one is restored with it, first at its old position, and then moved. */
function* restoreCalls(state: EditorState, node: Node, removedWith: string | null): Generator<Call> {
  const isAlone = removedWith === null || removedWith === node.key
  if (!isAlone && state.document.nodes.has(removedWith) && !state.saved.nodes.has(removedWith)) return
  const { revision } = recordFor(state, node.key)
  const path = `${pathOf(state, node.key, node)}undelete/`
  yield { type: 'restore', key: node.key, method: 'POST', path, body: { revision } }
}

function moveCall(state: EditorState, node: Node): Call {
  const { key, column } = node
  const { revision } = recordFor(state, key)
  const position = indexInSaved(state.document, state.saved, node)
  const isTakenOut = isInContainer(state.saved, key) && !isInContainer(state.document, key)
  const owner = isTakenOut && { object_id: state.page.id }
  const body = { parent: idOf(state, node.parent), column, position, revision, ...owner }
  return { type: 'move', key, method: 'POST', path: `${pathOf(state, key, node)}move/`, body }
}

/** Sends the known revisions of its content, so that remote changes in it are not deleted unseen. */
function removeCall(state: EditorState, node: Node): Call {
  const { key } = node
  const { revision } = recordFor(state, key)
  const inner = keysWithin(state.saved, key).filter((other) => other !== key)
  const inside = Object.fromEntries(
    inner.map((other) => [idOf(state, other), recordFor(state, other).revision]),
  )
  return { type: 'remove', key, method: 'DELETE', path: pathOf(state, key, node), body: { revision, inside } }
}

function updateCall(state: EditorState, key: string, path: string): Call {
  const { revision } = recordFor(state, key)
  return { type: 'update', key, method: 'POST', path, body: { revision, data: dataOf(state.document, key) } }
}

function pathOf(state: EditorState, key: string, { model }: Pick<Node, 'model'>): string {
  return `${model}/${recordFor(state, key).id}/`
}

function idOf({ records }: EditorState, key: string | null): number | null {
  return key === null ? null : (records.get(key)?.id ?? null)
}

function recordFor({ records }: EditorState, key: string) {
  return records.get(key) ?? { id: null, revision: 0 }
}

function contentOf({ path, body }: Call): string {
  return JSON.stringify([path, { ...body, revision: null }])
}
