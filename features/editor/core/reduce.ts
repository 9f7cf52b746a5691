import type { Module } from '@/lib/contract/blocks/module'
import { applyRemoteModule, applyRemoteRemoval, withData } from './apply-remote-changes'
import { type Data, findData, findPosition, findTree, listAncestors, listTreeKeys, type Tree } from './document'
import { applyAsStep, rebaseHistory, redo, type StepName, undo } from './history'
import { pickFields } from './merge'
import { type Operation, toReplacement } from './operations'
import { type BackendResponse, handleResponse } from './saving/handle-response'
import { applyRemoteOperation, type Call, type EditorState, getModuleKey, isChanged, withoutEntries } from './state'

/** All changes of an editor's state. Replaying the actions of a journal reproduces the state. */
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
 * Computes the state after an action.
 * @throws OperationError for an impossible operation
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
      return applyRemoteRemoval(state, getModuleKey(state, action.id), action.by)
    case 'resolve':
      return resolveConflict(state, action)
    case 'reread':
      return { ...state, isStale: true }
  }
}

/**
 * Drops conflicts about modules that both editors have removed, and refusals of calls that are no
 * longer needed.
 */
function dropResolved(state: EditorState): EditorState {
  const resolvedConflicts = [...state.conflicts].filter(
    ([key, { current }]) => current === null && !state.document.nodes.has(key),
  )
  const obsoleteRefusals = [...state.refusals].filter(([, { call }]) => !isNeeded(state, call))
  if (resolvedConflicts.length === 0 && obsoleteRefusals.length === 0) return state
  return {
    ...state,
    conflicts: withoutEntries(state.conflicts, ...resolvedConflicts.map(([key]) => key)),
    refusals: withoutEntries(state.refusals, ...obsoleteRefusals.map(([key]) => key)),
  }
}

function isNeeded(state: EditorState, { type, key }: Call): boolean {
  if (type === 'read') return true
  if (type === 'update') return isChanged(state, key) && findData(state.document, key) !== undefined
  const isInDocument = state.document.nodes.has(key)
  return type === 'remove' ? !isInDocument : isInDocument
}

interface Resolution {
  key: string
  /** The data to keep; null for the remote state, which may be a removal. */
  data: Data | null
  at: number
}

function resolveConflict(state: EditorState, resolution: Resolution): EditorState {
  const conflict = state.conflicts.get(resolution.key)
  if (!conflict) return state
  const withoutConflict = { ...state, conflicts: withoutEntries(state.conflicts, resolution.key) }
  if (conflict.current === null) return resolveRemoval(withoutConflict, resolution)
  const isRemovedLocally = findData(withoutConflict.document, resolution.key) === undefined
  if (isRemovedLocally) {
    return resolution.data ? restoreModule(withoutConflict, resolution, resolution.data) : withoutConflict
  }
  const remoteFields = pickFields(conflict.current, conflict.fields)
  const mergedState = applyRemoteOperation(withoutConflict, {
    type: 'change',
    key: resolution.key,
    fields: remoteFields,
  })
  return resolution.data ? setData(mergedState, resolution, resolution.data) : mergedState
}

/**
 * Resolves a conflict with a remote removal. The module is removed locally as an undo step, or
 * restored.
 */
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
  const operation = toReplacement(state.document, key, data)
  if (operation.type === 'change' && Object.keys(operation.fields).length === 0) return state
  const name: StepName = { kind: 'resolve', model: state.document.nodes.get(key)?.model ?? null }
  return { ...state, ...applyAsStep(state, { operation, name, at }) }
}

/**
 * Restores a module whose removal is not saved, with its parents and remote changes, as an undo
 * step. Descendants that were moved elsewhere stay there.
 */
function restoreModule(state: EditorState, { key, at }: Resolution, data: Data): EditorState {
  const keysOutwards = [key, ...listAncestors(state.saved, key)]
  const firstExisting = keysOutwards.findIndex((outerKey) => state.document.nodes.has(outerKey))
  const topKey = keysOutwards.at(firstExisting === -1 ? -1 : firstExisting - 1) ?? key
  const savedTree = findTree(withData(state.saved, key, data), topKey)
  const position = findPosition(state.saved, topKey)
  if (!savedTree || !position) return state
  const tree = withoutKeys(savedTree, state.document.nodes)
  const records = new Map(state.records)
  for (const innerKey of listTreeKeys(tree)) {
    const record = records.get(innerKey)
    if (record) records.set(innerKey, { ...record, written: findData(state.saved, innerKey) ?? {} })
  }
  const operation: Operation = { type: 'insert', position, tree }
  // Drops the step of the local removal, because undoing it would restore the content from before
  // the remote change.
  const history = rebaseHistory(state, operation)
  const name: StepName = { kind: 'resolve', model: savedTree.model }
  return { ...state, records, ...applyAsStep({ ...state, history }, { operation, name, at }) }
}

/** Returns a tree without some modules and their content. */
function withoutKeys(tree: Tree, keys: Pick<ReadonlyMap<string, unknown>, 'has'>): Tree {
  const filterTrees = (trees: readonly Tree[]) =>
    trees.filter((child) => !keys.has(child.key)).map((child) => withoutKeys(child, keys))
  return { ...tree, columns: tree.columns.map(filterTrees), children: filterTrees(tree.children) }
}
