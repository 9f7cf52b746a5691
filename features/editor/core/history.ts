import { type EditorDocument, keysOfTree, keysWithin, pageKey } from './document'
import { applyOperation, type Operation } from './operations'

/** The kind of a step, for its name. */
export type StepKind =
  | 'insert'
  | 'remove'
  | 'move'
  | 'text'
  | 'settings'
  | 'change'
  | 'several'
  | 'resolve'
  | 'duplicate'
  | 'cut'
  | 'paste'

/** The name of a step: a key of messages, with the model of its module, or with the number of modules. */
export interface StepName {
  kind: StepKind
  model: string | null
  count?: number
}

/** One step of undo or redo. */
export interface Step {
  readonly name: StepName
  readonly operation: Operation
  /** The field that was typed into, so that further typing joins the step; null otherwise. */
  readonly typed: string | null
  readonly at: number
}

/** The stacks of undo and redo; the last step of a list is taken first. Immutable. */
export interface History {
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
}

/** A document with its history. */
export interface UndoableDocument {
  document: EditorDocument
  history: History
}

export const emptyHistory: History = { undo: [], redo: [] }

/** The pause in typing after which a new step begins, in milliseconds. */
const typingPause = 1000

interface NewStep {
  operation: Operation
  name: StepName
  at: number
}

/**
 * Applies an operation as a step that can be undone. Text that is typed into one field without a pause is one step.
 * @throws OperationError
 */
export function applyAsStep(
  { document, history }: UndoableDocument,
  { operation, name, at }: NewStep,
): UndoableDocument {
  const applied = applyOperation(document, operation)
  const typed = typedField(operation)
  const last = history.undo.at(-1)
  const joins =
    typed !== null && last?.typed === typed && history.redo.length === 0 && at - last.at < typingPause
  const step: Step = joins ? { ...last, at } : { name, operation: applied.inverse, typed, at }
  const undo = joins ? history.undo.with(-1, step) : [...history.undo, step]
  return { document: applied.document, history: { undo, redo: [] } }
}

/** The default name of an operation. */
export function stepNameOf(document: EditorDocument, operation: Operation): StepName {
  switch (operation.type) {
    case 'insert':
      return { kind: 'insert', model: operation.tree.model }
    case 'remove':
    case 'move':
      return { kind: operation.type, model: modelOf(document, operation.key) }
    case 'change':
      if (operation.key === pageKey) return { kind: 'settings', model: null }
      return { kind: typedField(operation) ? 'text' : 'change', model: modelOf(document, operation.key) }
    case 'several': {
      const names = operation.operations.map((part) => stepNameOf(document, part))
      const [first] = names
      const isOne = first && names.every(({ kind }) => kind === first.kind)
      return isOne ? { kind: first.kind, model: null, count: names.length } : { kind: 'several', model: null }
    }
  }
}

/** Undoes the last step, if any. */
export function undo(edited: UndoableDocument): UndoableDocument {
  const { undo: from, redo: to } = edited.history
  return replayLast(edited, from, (rest, step) => ({ undo: rest, redo: step ? [...to, step] : to }))
}

/** Redoes the last undone step, if any. */
export function redo(edited: UndoableDocument): UndoableDocument {
  const { undo: to, redo: from } = edited.history
  return replayLast(edited, from, (rest, step) => ({ undo: step ? [...to, step] : to, redo: rest }))
}

/** Applies the last step of a stack; steps that are not possible any more are dropped. */
function replayLast(
  { document, history }: UndoableDocument,
  from: readonly Step[],
  store: (rest: readonly Step[], step: Step | null) => History,
): UndoableDocument {
  const step = from.at(-1)
  if (!step) return { document, history }
  const rest = from.slice(0, -1)
  try {
    const applied = applyOperation(document, step.operation)
    const inverse = { ...step, operation: applied.inverse, typed: null }
    return { document: applied.document, history: store(rest, inverse) }
  } catch {
    const without = store(rest, null)
    return replayLast({ document, history: without }, rest, store)
  }
}

/**
 * The history after a remote change: steps are dropped that would undo it or that are not possible any more. For a changed
 * module those are its fields, for a moved one its moves, for a removed one everything; the undo of an insertion is dropped as
 * soon as somebody else changed the module or inserted something into it.
 * @param document before the remote change
 */
export function rebase({ document, history }: UndoableDocument, foreign: Operation): History {
  const keep = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const operation = prune(document, step.operation, foreign)
      return operation ? [{ ...step, operation, typed: null }] : []
    })
  return { undo: keep(history.undo), redo: keep(history.redo) }
}

function prune(document: EditorDocument, own: Operation, foreign: Operation): Operation | null {
  if (own.type === 'several') {
    const operations = own.operations.flatMap((part) => prune(document, part, foreign) ?? [])
    return operations.length > 0 ? { ...own, operations } : null
  }
  switch (foreign.type) {
    case 'change':
      return pruneChange(document, own, foreign)
    case 'move':
      return undoesMove(document, own, foreign) ? null : own
    case 'insert':
      return undoesInsert(document, own, foreign) ? null : own
    case 'remove':
      return needsAny(own, new Set(keysWithin(document, foreign.key))) ? null : own
    case 'several':
      return foreign.operations.reduce<Operation | null>(
        (rest, part) => rest && prune(document, rest, part),
        own,
      )
  }
}

type OperationOf<Type> = Extract<Operation, { type: Type }>

function undoesMove(
  document: EditorDocument,
  own: Operation,
  { key, position }: OperationOf<'move'>,
): boolean {
  return (own.type === 'move' && own.key === key) || removesAny(document, own, [key, position.parent])
}

function undoesInsert(
  document: EditorDocument,
  own: Operation,
  { tree, position }: OperationOf<'insert'>,
): boolean {
  const isThere = own.type === 'insert' && keysOfTree(own.tree).includes(tree.key)
  return isThere || removesAny(document, own, [position.parent])
}

function pruneChange(
  document: EditorDocument,
  own: Operation,
  foreign: OperationOf<'change'>,
): Operation | null {
  if (own.type !== 'change') return removesAny(document, own, [foreign.key]) ? null : own
  if (own.key !== foreign.key) return own
  const rest = Object.entries(own.fields).filter(([name]) => !(name in foreign.fields))
  return rest.length > 0 ? { ...own, fields: Object.fromEntries(rest) } : null
}

function removesAny(document: EditorDocument, own: Operation, keys: readonly (string | null)[]): boolean {
  return own.type === 'remove' && keysWithin(document, own.key).some((key) => keys.includes(key))
}

function needsAny(own: Operation, deletedKeys: ReadonlySet<string>): boolean {
  if (own.type === 'insert') return deletedKeys.has(own.position.parent ?? '')
  if (own.type === 'several') return own.operations.some((part) => needsAny(part, deletedKeys))
  return deletedKeys.has(own.key) || (own.type === 'move' && deletedKeys.has(own.position.parent ?? ''))
}

/** The key and text fields that an operation changes; null for any other operation. */
export function typedField(operation: Operation): string | null {
  if (operation.type !== 'change') return null
  const { key, fields } = operation
  const isText = Object.values(fields).every((value) => typeof value === 'string')
  return isText ? [key, ...Object.keys(fields)].join(' ') : null
}

function modelOf(document: EditorDocument, key: string): string | null {
  return document.nodes.get(key)?.model ?? null
}
