import { type EditorDocument, listKeysWithin, listTreeKeys, pageKey } from './document'
import { applyOperation, type Operation } from './operations'

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

/** The name of a step: a message key with the model of its module or the number of modules. */
export interface StepName {
  kind: StepKind
  model: string | null
  count?: number
}

/** One step of undo or redo. */
export interface Step {
  readonly name: StepName
  readonly operation: Operation
  /** The field of a typing step, which further typing can extend; null for other steps. */
  readonly typed: string | null
  /** The time in milliseconds. */
  readonly at: number
}

/** The undo and redo stacks. The last entry of a stack is undone or redone next. Immutable. */
export interface History {
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
}

export interface UndoableDocument {
  document: EditorDocument
  history: History
}

export const emptyHistory: History = { undo: [], redo: [] }

/** After a pause in typing of this length, further text is a new step. */
const typingPauseMs = 1000
/** Matches the end of a phrase or paragraph in plain or rich text, if more text follows. */
const phraseEndPattern = /(?:[.!?…,;:][)»«“”"’]*(?:\s|&nbsp;)+|\n|<(?:p|li)>)(?=[^\s<&])/g
const maxPhraseEndLength = 12

/**
 * Applies an operation as an undo step. A phrase that is typed into one field without a pause is
 * one step.
 * @throws OperationError
 */
export function applyAsStep(
  { document, history }: UndoableDocument,
  { operation, name, at }: { operation: Operation; name: StepName; at: number },
): UndoableDocument {
  const result = applyOperation(document, operation)
  const typedField = findTypedField(operation)
  const lastStep = history.undo.at(-1)
  const isContinuedTyping =
    typedField !== null &&
    lastStep?.typed === typedField &&
    history.redo.length === 0 &&
    at - lastStep.at < typingPauseMs &&
    !startsPhrase(result.inverse, operation)
  const step: Step = isContinuedTyping
    ? { ...lastStep, at }
    : { name, operation: result.inverse, typed: typedField, at }
  const undo = isContinuedTyping ? history.undo.with(-1, step) : [...history.undo, step]
  return { document: result.document, history: { undo, redo: [] } }
}

/** Returns true if typed text begins a phrase after the end of another one. */
function startsPhrase(before: Operation, after: Operation): boolean {
  if (before.type !== 'change' || after.type !== 'change') return false
  return Object.entries(after.fields).some(([name, text]) => {
    const previousText = before.fields[name]
    if (typeof text !== 'string' || typeof previousText !== 'string') return false
    const { start, end } = findInsertion(previousText, text)
    const contextStart = Math.max(0, start - maxPhraseEndLength)
    const ends = [...text.slice(contextStart, end).matchAll(phraseEndPattern)]
    return ends.some(({ 0: phrase, index }) => contextStart + index + phrase.length >= start)
  })
}

/** Finds the inserted range of a changed text. */
function findInsertion(before: string, after: string): { start: number; end: number } {
  const maxLength = Math.min(before.length, after.length)
  let start = 0
  while (start < maxLength && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < maxLength - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { start, end: after.length - tail }
}

/** Returns the default name of an operation. */
export function getStepName(document: EditorDocument, operation: Operation): StepName {
  switch (operation.type) {
    case 'insert':
      return { kind: 'insert', model: operation.tree.model }
    case 'remove':
    case 'move':
      return { kind: operation.type, model: findModel(document, operation.key) }
    case 'change':
      if (operation.key === pageKey) return { kind: 'settings', model: null }
      return {
        kind: findTypedField(operation) ? 'text' : 'change',
        model: findModel(document, operation.key),
      }
    case 'several': {
      const names = operation.operations.map((innerOperation) => getStepName(document, innerOperation))
      const [first] = names
      const isSingleKind = first && names.every(({ kind }) => kind === first.kind)
      return isSingleKind ? { kind: first.kind, model: null, count: names.length } : { kind: 'several', model: null }
    }
  }
}

/** Undoes the last step, if any. */
export function undo(state: UndoableDocument): UndoableDocument {
  const { undo: undoSteps, redo: redoSteps } = state.history
  return replayLast(state, undoSteps, (remainingSteps, inverse) => ({
    undo: remainingSteps,
    redo: inverse ? [...redoSteps, inverse] : redoSteps,
  }))
}

/** Redoes the last undone step, if any. */
export function redo(state: UndoableDocument): UndoableDocument {
  const { undo: undoSteps, redo: redoSteps } = state.history
  return replayLast(state, redoSteps, (remainingSteps, inverse) => ({
    undo: inverse ? [...undoSteps, inverse] : undoSteps,
    redo: remainingSteps,
  }))
}

/** Applies the last step of a stack. Drops steps that are no longer possible. */
function replayLast(
  { document, history }: UndoableDocument,
  steps: readonly Step[],
  toHistory: (remainingSteps: readonly Step[], inverse: Step | null) => History,
): UndoableDocument {
  const step = steps.at(-1)
  if (!step) return { document, history }
  const remainingSteps = steps.slice(0, -1)
  try {
    const result = applyOperation(document, step.operation)
    const inverse = { ...step, operation: result.inverse, typed: null }
    return { document: result.document, history: toHistory(remainingSteps, inverse) }
  } catch {
    const historyWithoutStep = toHistory(remainingSteps, null)
    return replayLast({ document, history: historyWithoutStep }, remainingSteps, toHistory)
  }
}

/**
 * Drops the steps that a remote change makes impossible, and those that would revert the remote
 * change. A remote change of a field drops the local changes of this field, a move of a module its
 * local moves, and a removal of a module all its steps. The undo of an insertion is dropped when
 * another editor changes the module or inserts something into it.
 * @param document the document before the remote change
 */
export function rebaseHistory({ document, history }: UndoableDocument, remote: Operation): History {
  const pruneSteps = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const operation = pruneOperation(document, step.operation, remote)
      return operation ? [{ ...step, operation, typed: null }] : []
    })
  return { undo: pruneSteps(history.undo), redo: pruneSteps(history.redo) }
}

function pruneOperation(document: EditorDocument, local: Operation, remote: Operation): Operation | null {
  if (local.type === 'several') {
    const operations = local.operations.flatMap((inner) => pruneOperation(document, inner, remote) ?? [])
    return operations.length > 0 ? { ...local, operations } : null
  }
  switch (remote.type) {
    case 'change':
      return pruneChange(document, local, remote)
    case 'move':
      return conflictsWithMove(document, local, remote) ? null : local
    case 'insert':
      return conflictsWithInsert(document, local, remote) ? null : local
    case 'remove':
      return usesAny(local, new Set(listKeysWithin(document, remote.key))) ? null : local
    case 'several':
      return remote.operations.reduce<Operation | null>(
        (remainingOperation, remotePart) =>
          remainingOperation && pruneOperation(document, remainingOperation, remotePart),
        local,
      )
  }
}

type OperationOf<Type> = Extract<Operation, { type: Type }>

function conflictsWithMove(
  document: EditorDocument,
  local: Operation,
  { key, position }: OperationOf<'move'>,
): boolean {
  return (local.type === 'move' && local.key === key) || removesAny(document, local, [key, position.parent])
}

function conflictsWithInsert(
  document: EditorDocument,
  local: Operation,
  { tree, position }: OperationOf<'insert'>,
): boolean {
  const isSameInsert = local.type === 'insert' && listTreeKeys(local.tree).includes(tree.key)
  return isSameInsert || removesAny(document, local, [position.parent])
}

function pruneChange(document: EditorDocument, local: Operation, remote: OperationOf<'change'>): Operation | null {
  if (local.type !== 'change') return removesAny(document, local, [remote.key]) ? null : local
  if (local.key !== remote.key) return local
  const remainingFields = Object.entries(local.fields).filter(([name]) => !(name in remote.fields))
  return remainingFields.length > 0 ? { ...local, fields: Object.fromEntries(remainingFields) } : null
}

function removesAny(document: EditorDocument, local: Operation, keys: readonly (string | null)[]): boolean {
  return local.type === 'remove' && listKeysWithin(document, local.key).some((key) => keys.includes(key))
}

function usesAny(local: Operation, deletedKeys: ReadonlySet<string>): boolean {
  if (local.type === 'insert') return deletedKeys.has(local.position.parent ?? '')
  if (local.type === 'several') return local.operations.some((innerOperation) => usesAny(innerOperation, deletedKeys))
  return deletedKeys.has(local.key) || (local.type === 'move' && deletedKeys.has(local.position.parent ?? ''))
}

/**
 * Returns the key of the module and the names of its fields, as one text, if an operation changes
 * only texts. Returns null for other operations.
 */
export function findTypedField(operation: Operation): string | null {
  if (operation.type !== 'change') return null
  const { key, fields } = operation
  const isText = Object.values(fields).every((value) => typeof value === 'string')
  return isText ? [key, ...Object.keys(fields)].join(' ') : null
}

function findModel(document: EditorDocument, key: string): string | null {
  return document.nodes.get(key)?.model ?? null
}
