import type { Module } from '@/lib/contract/module'
import { applyRemoteModule, applyRemoteRemoval } from './apply-remote-changes'
import { ancestorsOf, type Data, dataOf, keysOfTree, placeOf, type Tree, treeOf } from './document'
import { type BackendResponse, handleResponse } from './handle-response'
import { perform, redo, type StepName, undo } from './history'
import { pick } from './merge'
import { type Operation, replaceData } from './operations'
import { applyForeign, type Call, type EditorState, isChanged, keyOf, withoutEntries } from './state'

/** Everything that happens to an editor's state. Repeating the actions of a journal leads to the same state again. */
export type Action =
  | { type: 'perform'; operation: Operation; name: StepName; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'sending'; call: Call }
  | { type: 'answered'; answer: BackendResponse }
  | { type: 'news'; module: Module; by: string | null }
  | { type: 'removal'; id: number; by: string | null }
  | { type: 'resolve'; key: string; data: Data | null; at: number }
  | { type: 'reread' }

/**
 * The state after an action.
 * @throws OperationError for an operation that the document does not bear
 */
export function reduce(state: EditorState, action: Action): EditorState {
  return settle(step(state, action))
}

function step(state: EditorState, action: Action): EditorState {
  switch (action.type) {
    case 'perform':
      return { ...state, ...perform(state, action) }
    case 'undo':
      return { ...state, ...undo(state) }
    case 'redo':
      return { ...state, ...redo(state) }
    case 'sending':
      return { ...state, pending: action.call }
    case 'answered':
      return handleResponse(state, action.answer)
    case 'news':
      return applyRemoteModule(state, action.module, action.by)
    case 'removal':
      return applyRemoteRemoval(state, keyOf(state, action.id), action.by)
    case 'resolve':
      return resolve(state, action)
    case 'reread':
      return { ...state, isStale: true }
  }
}

/** Drops what nobody has to decide on or to mend any more. */
function settle(state: EditorState): EditorState {
  const agreed = [...state.conflicts].filter(
    ([key, { current }]) => current === null && !state.document.nodes.has(key),
  )
  const mended = [...state.refusals].filter(([, { call }]) => !isStillWanted(state, call))
  if (agreed.length === 0 && mended.length === 0) return state
  return {
    ...state,
    conflicts: withoutEntries(state.conflicts, ...agreed.map(([key]) => key)),
    refusals: withoutEntries(state.refusals, ...mended.map(([key]) => key)),
  }
}

function isStillWanted(state: EditorState, { type, key }: Call): boolean {
  if (type === 'read') return true
  if (type === 'update') return isChanged(state, key) && dataOf(state.document, key) !== undefined
  return state.document.nodes.has(key) !== (type === 'remove')
}

interface Choice {
  key: string
  /** What it shall be; null for what the other one made of it, or for deleted. */
  data: Data | null
  at: number
}

function resolve(state: EditorState, choice: Choice): EditorState {
  const conflict = state.conflicts.get(choice.key)
  if (!conflict) return state
  const open = { ...state, conflicts: withoutEntries(state.conflicts, choice.key) }
  if (conflict.current === null) return resolveRemoved(open, choice)
  if (!open.document.nodes.has(choice.key) && dataOf(open.document, choice.key) === undefined) {
    return choice.data ? setData(withSavedTree(open, choice.key), choice, choice.data) : open
  }
  const theirs = pick(conflict.current, conflict.fields)
  const taken = applyForeign(open, { type: 'change', key: choice.key, fields: theirs })
  return choice.data ? setData(taken, choice, choice.data) : taken
}

/** The other one deleted it: it goes here too, which can be undone, or is brought back. */
function resolveRemoved(state: EditorState, choice: Choice): EditorState {
  if (choice.data) return setData(state, choice, choice.data)
  const model = state.document.nodes.get(choice.key)?.model ?? null
  const operation: Operation = { type: 'remove', key: choice.key }
  return { ...state, ...perform(state, { operation, name: { kind: 'remove', model }, at: choice.at }) }
}

function setData(state: EditorState, { key, at }: Choice, data: Data): EditorState {
  const operation = replaceData(state.document, key, data)
  if (operation.type === 'change' && Object.keys(operation.fields).length === 0) return state
  const name: StepName = { kind: 'resolve', model: state.document.nodes.get(key)?.model ?? null }
  return { ...state, ...perform(state, { operation, name, at }) }
}

/**
 * Brings back what was removed here and not yet deleted, with what it stands in and what others made of it. What of that was
 * taken out before stays where it is.
 */
function withSavedTree(state: EditorState, key: string): EditorState {
  const outwards = [key, ...ancestorsOf(state.saved, key)]
  const gone = outwards.findIndex((outer) => state.document.nodes.has(outer))
  const top = outwards.at(gone === -1 ? -1 : gone - 1) ?? key
  const whole = treeOf(state.saved, top)
  const place = placeOf(state.saved, top)
  if (!whole || !place) return state
  const tree = withoutKeys(whole, state.document.nodes)
  const records = new Map(state.records)
  for (const inner of keysOfTree(tree)) {
    const record = records.get(inner)
    if (record) records.set(inner, { ...record, written: dataOf(state.saved, inner) ?? {} })
  }
  return applyForeign({ ...state, records }, { type: 'insert', place, tree })
}

/** A tree without some modules and what stands in them. */
function withoutKeys(tree: Tree, keys: Pick<ReadonlyMap<string, unknown>, 'has'>): Tree {
  const rest = (trees: readonly Tree[]) =>
    trees.filter((inner) => !keys.has(inner.key)).map((inner) => withoutKeys(inner, keys))
  return { ...tree, columns: tree.columns.map(rest), children: rest(tree.children) }
}
