import { columnCount } from '@/lib/contract/blocks/placement'
import { missingFields } from '@/lib/contract/blocks/required'
import { changesOf, isElsewhere } from './changes'
import { dataOf, type EditorDocument, keysFrom, keysIn, keysWithin, type Node, pageKey } from './document'
import { type Call, type EditorState, isChanged } from './state'

/**
 * The call to be sent next so that the backend gets what the document has; null when it has everything, or cannot get it
 * before an editor decides or changes something. A call whose answer was lost comes first, then parents before children, data
 * after places, and what is deleted last. Data that lack what the block needs stay here.
 * @param waits whose data are still being written
 */
export function nextCall(state: EditorState, waits: (key: string) => boolean = () => false): Call | null {
  if (state.pending) return state.pending
  if (state.isStale) {
    return { type: 'read', key: pageKey, method: 'GET', path: state.page.readPath, body: null }
  }
  for (const call of wantedCalls(state, waits)) if (!isRefused(state, call)) return call
  return null
}

/** Whether a module has what the backend does not store it without. */
function isComplete(node: Pick<Node, 'model' | 'data'>): boolean {
  return missingFields(node).length === 0
}

/** The modules that stay here, or what changed in them, because they lack what the block needs. */
export function incompleteKeys(state: EditorState): string[] {
  const { document, saved } = state
  return [...changesOf(state)].filter((key) => {
    const node = document.nodes.get(key)
    return node && !isComplete(node) && (!saved.nodes.has(key) || isChanged(state, key))
  })
}

/** What a refusal of a call is kept under. */
export function refusalKey({ type, key }: Pick<Call, 'type' | 'key'>): string {
  return `${type} ${key}`
}

/** Whether the backend refused just this call; its revision does not count. */
function isRefused(state: EditorState, call: Call): boolean {
  const refused = state.refusals.get(refusalKey(call))
  return refused !== undefined && contentOf(refused.call) === contentOf(call)
}

/** All that the document has and the backend does not, as calls in their order. */
function* wantedCalls(state: EditorState, waits: (key: string) => boolean): Generator<Call> {
  const changes = changesOf(state)
  const inOrder = changes.size > 1 ? keysFrom(state.document).filter((key) => changes.has(key)) : changes
  for (const key of inOrder) yield* callsFor(state, key, waits)
  if (isUpdateDue(state, pageKey, waits)) yield updateCall(state, pageKey, `page/${state.page.id}/`)
  for (const key of changes) {
    const node = state.saved.nodes.get(key)
    if (node && isRemovalDue(state, key)) yield removeCall(state, node)
  }
}

function* callsFor(state: EditorState, key: string, waits: (key: string) => boolean): Generator<Call> {
  const node = state.document.nodes.get(key)
  if (!node) return
  const record = state.records.get(key)
  const isPlaceThere = hasPlace(state, node)
  if (!state.saved.nodes.has(key)) {
    if (state.conflicts.has(key)) return
    if (record?.id != null) yield* restoreCalls(state, node, record.removedWith)
    else if (isPlaceThere && !waits(key) && isComplete(node)) yield createCall(state, node)
    return
  }
  if (isPlaceThere && isElsewhere(state, node)) yield moveCall(state, node)
  if (isComplete(node) && isUpdateDue(state, key, waits))
    yield updateCall(state, key, pathOf(state, key, node))
}

/** Whether what a module shall stand in, and the column in it, are saved. */
function hasPlace({ saved }: EditorState, { parent, column }: Node): boolean {
  if (parent === null) return true
  const around = saved.nodes.get(parent)
  return around !== undefined && (column === null || column < (columnCount(around) ?? 0))
}

function isUpdateDue(state: EditorState, key: string, waits: (key: string) => boolean): boolean {
  return !waits(key) && !state.conflicts.has(key) && isChanged(state, key)
}

/** A module that is not in the document, whose parent is; nothing in it still has to be moved out or to be decided on. */
function isRemovalDue({ document, saved, conflicts }: EditorState, key: string): boolean {
  if (document.nodes.has(key)) return false
  const parent = saved.nodes.get(key)?.parent ?? null
  if (parent !== null && !document.nodes.has(parent)) return false
  return keysWithin(saved, key).every((inner) => !document.nodes.has(inner) && !conflicts.has(inner))
}

/** The index in the backend's list, behind the nearest one before it that stands there. */
function positionOf(document: EditorDocument, saved: EditorDocument, node: Node): number {
  const list = keysIn(saved, node).filter((key) => key !== node.key)
  const siblings = keysIn(document, node)
  const anchor = siblings.slice(0, siblings.indexOf(node.key)).findLast((key) => list.includes(key))
  return anchor === undefined ? 0 : list.indexOf(anchor) + 1
}

function createCall(state: EditorState, node: Node): Call {
  const { key, model, data, column } = node
  const { page, records } = state
  const parent = idOf(state, node.parent)
  const place = { parent, column, position: positionOf(state.document, state.saved, node) }
  const client_key = records.get(key)?.clientKey ?? key
  const owner = { content_type: 'page', object_id: page.id, locale: page.locale }
  return {
    type: 'create',
    key,
    method: 'POST',
    path: `${model}/`,
    body: { ...owner, ...place, data, client_key },
  }
}

/** What was deleted with another module comes back with it; first of all where that was, to be moved then. */
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
  const position = positionOf(state.document, state.saved, node)
  const body = { parent: idOf(state, node.parent), column, position, revision }
  return { type: 'move', key, method: 'POST', path: `${pathOf(state, key, node)}move/`, body }
}

/** With what is known to stand in it: what another editor did there meanwhile is not deleted unseen. */
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
