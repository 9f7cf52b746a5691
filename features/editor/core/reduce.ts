import type { Module } from '@/lib/contract/blocks/module'
import { applyRemoteModule, applyRemoteRemoval, withData } from './apply-remote-changes'
import { ancestorsOf, type Data, dataOf, keysOfTree, positionOf, type Tree, treeOf } from './document'
import { applyAsStep, rebase, redo, type StepName, undo } from './history'
import { pick } from './merge'
import { type Operation, replaceData } from './operations'
import { type BackendResponse, handleResponse } from './saving/handle-response'
import { applyRemoteOperation, type Call, type EditorState, isChanged, keyOf, withoutEntries } from './state'

/** Everything that changes an editor's state. Replaying the actions of a journal leads to the same state again. */
export type Action =
  | { type: 'perform'; operation: Operation; name: StepName; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'sending'; call: Call }
  | { type: 'answered'; answer: BackendResponse }
  | { type: 'remote-change'; module: Module; by: string | null }
  | { type: 'removal'; id: number; by: string | null }
  | { type: 'resolve'; key: string; data: Data | null; at: number }
  | { type: 'reread' }

/**
 * The state after an action.
 * @throws OperationError for an operation that is not possible in the document
 */
export function reduce(state: EditorState, action: Action): EditorState {
  return dropResolved(applyAction(state, action))
}

function applyAction(state: EditorState, action: Action): EditorState {
  switch (action.type) {
    case 'perform':
      return { ...state, ...applyAsStep(state, action) }
    case 'undo':
      return { ...state, ...undo(state) }
    case 'redo':
      return { ...state, ...redo(state) }
    case 'sending':
      return { ...state, pending: action.call }
    case 'answered':
      return handleResponse(state, action.answer)
    case 'remote-change':
      return applyRemoteModule(state, action.module, action.by)
    case 'removal':
      return applyRemoteRemoval(state, keyOf(state, action.id), action.by)
    case 'resolve':
      return resolveConflict(state, action)
    case 'reread':
      return { ...state, isStale: true }
  }
}

/** Drops conflicts on which both sides agree now, and refusals of calls that are not needed any more. */
function dropResolved(state: EditorState): EditorState {
  const agreed = [...state.conflicts].filter(
    ([key, { current }]) => current === null && !state.document.nodes.has(key),
  )
  const obsolete = [...state.refusals].filter(([, { call }]) => !isStillNeeded(state, call))
  if (agreed.length === 0 && obsolete.length === 0) return state
  return {
    ...state,
    conflicts: withoutEntries(state.conflicts, ...agreed.map(([key]) => key)),
    refusals: withoutEntries(state.refusals, ...obsolete.map(([key]) => key)),
  }
}

function isStillNeeded(state: EditorState, { type, key }: Call): boolean {
  if (type === 'read') return true
  if (type === 'update') return isChanged(state, key) && dataOf(state.document, key) !== undefined
  return state.document.nodes.has(key) !== (type === 'remove')
}

interface Resolution {
  key: string
  /** The data to keep; null for the remote state, which may be its removal. */
  data: Data | null
  at: number
}

function resolveConflict(state: EditorState, resolution: Resolution): EditorState {
  const conflict = state.conflicts.get(resolution.key)
  if (!conflict) return state
  const open = { ...state, conflicts: withoutEntries(state.conflicts, resolution.key) }
  if (conflict.current === null) return resolveRemoval(open, resolution)
  if (!open.document.nodes.has(resolution.key) && dataOf(open.document, resolution.key) === undefined) {
    return resolution.data ? bringBack(open, resolution, resolution.data) : open
  }
  const theirs = pick(conflict.current, conflict.fields)
  const merged = applyRemoteOperation(open, { type: 'change', key: resolution.key, fields: theirs })
  return resolution.data ? setData(merged, resolution, resolution.data) : merged
}

/** Resolves a conflict with a remote removal: the module is removed here too, which can be undone, or is restored. */
function resolveRemoval(state: EditorState, resolution: Resolution): EditorState {
  if (resolution.data) return setData(state, resolution, resolution.data)
  const model = state.document.nodes.get(resolution.key)?.model ?? null
  const operation: Operation = { type: 'remove', key: resolution.key }
  return {
    ...state,
    ...applyAsStep(state, { operation, name: { kind: 'remove', model }, at: resolution.at }),
  }
}

function setData(state: EditorState, { key, at }: Resolution, data: Data): EditorState {
  const operation = replaceData(state.document, key, data)
  if (operation.type === 'change' && Object.keys(operation.fields).length === 0) return state
  const name: StepName = { kind: 'resolve', model: state.document.nodes.get(key)?.model ?? null }
  return { ...state, ...applyAsStep(state, { operation, name, at }) }
}

/**
 * Restores a module whose removal is not saved, with its parents and with remote changes, as a step of undo. Inner modules that
 * were moved elsewhere stay there.
 */
function bringBack(state: EditorState, { key, at }: Resolution, data: Data): EditorState {
  const outwards = [key, ...ancestorsOf(state.saved, key)]
  const gone = outwards.findIndex((outer) => state.document.nodes.has(outer))
  const top = outwards.at(gone === -1 ? -1 : gone - 1) ?? key
  const whole = treeOf(withData(state.saved, key, data), top)
  const position = positionOf(state.saved, top)
  if (!whole || !position) return state
  const tree = withoutKeys(whole, state.document.nodes)
  const records = new Map(state.records)
  for (const inner of keysOfTree(tree)) {
    const record = records.get(inner)
    if (record) records.set(inner, { ...record, written: dataOf(state.saved, inner) ?? {} })
  }
  const operation: Operation = { type: 'insert', position, tree }
  // To undo the removal as well would bring back what was there before the other editor wrote.
  const history = rebase(state, operation)
  const name: StepName = { kind: 'resolve', model: whole.model }
  return { ...state, records, ...applyAsStep({ ...state, history }, { operation, name, at }) }
}

/** A tree without some modules and their content. */
function withoutKeys(tree: Tree, keys: Pick<ReadonlyMap<string, unknown>, 'has'>): Tree {
  const rest = (trees: readonly Tree[]) =>
    trees.filter((inner) => !keys.has(inner.key)).map((inner) => withoutKeys(inner, keys))
  return { ...tree, columns: tree.columns.map(rest), children: rest(tree.children) }
}
