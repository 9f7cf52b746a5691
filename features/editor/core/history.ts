import { type EditorDocument, keysOfTree, keysWithin, pageKey } from './document'
import { apply, type Operation } from './operations'

/** What a step does. */
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

/** What a step is called: a key of messages, and the model that it is about, or how many modules where there are several. */
export interface StepName {
  kind: StepKind
  model: string | null
  count?: number
}

/** One step of undo or redo: the operation that takes it. */
export interface Step {
  readonly name: StepName
  readonly operation: Operation
  /** Which field was typed into, where typing on belongs to the same step. */
  readonly typed: string | null
  readonly at: number
}

/** What can be undone and redone; the last of each list comes first. Never changed. */
export interface History {
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
}

/** A document with its history. */
export interface Edited {
  document: EditorDocument
  history: History
}

export const emptyHistory: History = { undo: [], redo: [] }

/** A pause of typing after which a new step begins, in milliseconds. */
const typingPause = 1000

interface Performed {
  operation: Operation
  name: StepName
  at: number
}

/**
 * Applies an operation as a step that can be undone. Text that is typed into one field without a pause is one step.
 * @throws OperationError
 */
export function perform({ document, history }: Edited, { operation, name, at }: Performed): Edited {
  const applied = apply(document, operation)
  const typed = typedField(operation)
  const last = history.undo.at(-1)
  const joins =
    typed !== null && last?.typed === typed && history.redo.length === 0 && at - last.at < typingPause
  const step: Step = joins ? { ...last, at } : { name, operation: applied.inverse, typed, at }
  const undo = joins ? history.undo.with(-1, step) : [...history.undo, step]
  return { document: applied.document, history: { undo, redo: [] } }
}

/** What an operation is called without another name. */
export function nameOf(document: EditorDocument, operation: Operation): StepName {
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
      const names = operation.operations.map((part) => nameOf(document, part))
      const [first] = names
      const isOne = first && names.every(({ kind }) => kind === first.kind)
      return isOne ? { kind: first.kind, model: null, count: names.length } : { kind: 'several', model: null }
    }
  }
}

/** Takes the last step back; unchanged where there is none. */
export function undo(edited: Edited): Edited {
  const { undo: from, redo: to } = edited.history
  return travel(edited, from, (rest, step) => ({ undo: rest, redo: step ? [...to, step] : to }))
}

/** Does the last undone step again; unchanged where there is none. */
export function redo(edited: Edited): Edited {
  const { undo: to, redo: from } = edited.history
  return travel(edited, from, (rest, step) => ({ undo: step ? [...to, step] : to, redo: rest }))
}

/** Steps that the document does not bear any more fall out on the way. */
function travel(
  { document, history }: Edited,
  from: readonly Step[],
  store: (rest: readonly Step[], step: Step | null) => History,
): Edited {
  const step = from.at(-1)
  if (!step) return { document, history }
  const rest = from.slice(0, -1)
  try {
    const applied = apply(document, step.operation)
    const back = { ...step, operation: applied.inverse, typed: null }
    return { document: applied.document, history: store(rest, back) }
  } catch {
    const without = store(rest, null)
    return travel({ document, history: without }, rest, store)
  }
}

/**
 * The history after another editor changed something: what would undo the other's work falls out of it, and what cannot be
 * done any more. Of a changed module those fields, of a moved one its moves, of a removed one everything; of what was
 * inserted here its removal, as soon as anybody else wrote or put something into it.
 * @param document before the other's change
 */
export function rebase({ document, history }: Edited, foreign: Operation): History {
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
      return pruneChanged(document, own, foreign)
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

function undoesMove(document: EditorDocument, own: Operation, { key, place }: OperationOf<'move'>): boolean {
  return (own.type === 'move' && own.key === key) || removesAny(document, own, [key, place.parent])
}

function undoesInsert(
  document: EditorDocument,
  own: Operation,
  { tree, place }: OperationOf<'insert'>,
): boolean {
  const isThere = own.type === 'insert' && keysOfTree(own.tree).includes(tree.key)
  return isThere || removesAny(document, own, [place.parent])
}

function pruneChanged(
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

function needsAny(own: Operation, gone: ReadonlySet<string>): boolean {
  if (own.type === 'insert') return gone.has(own.place.parent ?? '')
  if (own.type === 'several') return own.operations.some((part) => needsAny(part, gone))
  return gone.has(own.key) || (own.type === 'move' && gone.has(own.place.parent ?? ''))
}

/** The text field that an operation changes, with those that follow from it; null for any other operation. */
export function typedField(operation: Operation): string | null {
  if (operation.type !== 'change') return null
  const { key, fields } = operation
  const isText = Object.values(fields).every((value) => typeof value === 'string')
  return isText ? [key, ...Object.keys(fields)].join(' ') : null
}

function modelOf(document: EditorDocument, key: string): string | null {
  return document.nodes.get(key)?.model ?? null
}
