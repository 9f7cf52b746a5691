import {
  type Area,
  type Data,
  type EditorDocument,
  findData,
  findPosition,
  findTree,
  listAncestors,
  listKeysWithin,
  listTreeAreas,
  type Node,
  type Position,
  pageKey,
  type Tree,
  toListId,
  toSlugField,
} from './document'
import { pickFields } from './merge'

/**
 * A change of the document. `change` sets fields of a module, or of the settings (`pageKey`);
 * undefined removes a field.
 */
export type Operation =
  | { type: 'insert'; position: Position; tree: Tree }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; position: Position }
  | { type: 'change'; key: string; fields: Data }
  | { type: 'several'; operations: readonly Operation[] }

/** Thrown for an impossible operation: the module does not exist, or would be moved into itself. */
export class OperationError extends Error {}

/** The document after an operation, and the inverse operation. */
export interface OperationResult {
  document: EditorDocument
  inverse: Operation
}

/**
 * Applies an operation without checking the placement rules (`placement.ts`).
 * @throws OperationError
 */
export function applyOperation(document: EditorDocument, operation: Operation): OperationResult {
  switch (operation.type) {
    case 'insert':
      return applyInsertion(document, operation)
    case 'remove':
      return applyRemoval(document, operation.key)
    case 'move':
      return applyMove(document, operation)
    case 'change':
      return applyChange(document, operation)
    case 'several':
      return applySeveral(document, operation.operations)
  }
}

/** Creates the operation that sets the fields of a module that are not identical to `data`. */
export function toReplacement(document: EditorDocument, key: string, data: Data): Operation {
  const oldData = findData(document, key) ?? {}
  const names = [...new Set([...Object.keys(oldData), ...Object.keys(data)])]
  const changedNames = names.filter((name) => oldData[name] !== data[name])
  return { type: 'change', key, fields: pickFields(data, changedNames) }
}

/** Wraps operations into one undo step; null without operations. */
export function toStep(operations: readonly Operation[]): Operation | null {
  const [first, ...remainingOperations] = operations
  if (!first) return null
  return remainingOperations.length === 0 ? first : { type: 'several', operations }
}

/** Creates the operations that insert modules at a position in order. */
export function toInsertions(trees: readonly Tree[], position: Position): Operation[] {
  return trees.map((tree, offset) => {
    return { type: 'insert', tree, position: { ...position, index: position.index + offset } }
  })
}

function applyInsertion(
  document: EditorDocument,
  { position, tree }: { position: Position; tree: Tree },
): OperationResult {
  if (position.parent !== null) requireNode(document, position.parent)
  const nodes = new Map(document.nodes)
  const lists = new Map(document.lists)
  insertTree({ nodes, lists }, tree, position)
  insertKey(lists, tree.key, position)
  return { document: { ...document, nodes, lists }, inverse: { type: 'remove', key: tree.key } }
}

function insertTree(
  target: { nodes: Map<string, Node>; lists: Map<string, readonly string[]> },
  tree: Tree,
  area: Area,
) {
  const { key, model, data, counterpart, slug } = tree
  if (target.nodes.has(key) || key === pageKey) throw new OperationError(`${key} exists already`)
  target.nodes.set(key, {
    key,
    model,
    data,
    parent: area.parent,
    column: area.column,
    ...(counterpart && { counterpart }),
    ...toSlugField(slug),
  })
  for (const { column, trees } of listTreeAreas(tree)) {
    if (trees.length === 0) continue
    const innerArea = { parent: key, column }
    target.lists.set(
      toListId(innerArea),
      trees.map((child) => child.key),
    )
    for (const child of trees) insertTree(target, child, innerArea)
  }
}

function applyRemoval(document: EditorDocument, key: string): OperationResult {
  const { tree, position } = requireNode(document, key)
  const nodes = new Map(document.nodes)
  const lists = new Map(document.lists)
  removeKey(lists, key, position)
  const keysInside = new Set(listKeysWithin(document, key))
  for (const innerKey of keysInside) nodes.delete(innerKey)
  for (const { parent, column } of document.nodes.values()) {
    if (parent !== null && keysInside.has(parent)) lists.delete(toListId({ parent, column }))
  }
  return { document: { ...document, nodes, lists }, inverse: { type: 'insert', position, tree } }
}

function applyMove(document: EditorDocument, { key, position }: { key: string; position: Position }): OperationResult {
  const { position: oldPosition } = requireNode(document, key)
  if (position.parent !== null) {
    requireNode(document, position.parent)
    if ([position.parent, ...listAncestors(document, position.parent)].includes(key)) {
      throw new OperationError(`${key} cannot be moved into itself`)
    }
  }
  const lists = new Map(document.lists)
  removeKey(lists, key, oldPosition)
  insertKey(lists, key, position)
  const nodes = new Map(document.nodes)
  const node = document.nodes.get(key)
  if (node) nodes.set(key, { ...node, parent: position.parent, column: position.column })
  return { document: { ...document, nodes, lists }, inverse: { type: 'move', key, position: oldPosition } }
}

function applyChange(document: EditorDocument, { key, fields }: { key: string; fields: Data }): OperationResult {
  const oldData = findData(document, key)
  if (!oldData) throw new OperationError(`${key} does not exist`)
  const data = Object.fromEntries(Object.entries({ ...oldData, ...fields }).filter(([, value]) => value !== undefined))
  const inverse: Operation = { type: 'change', key, fields: pickFields(oldData, Object.keys(fields)) }
  const node = document.nodes.get(key)
  if (!node) return { document: { ...document, settings: data }, inverse }
  return { document: { ...document, nodes: new Map(document.nodes).set(key, { ...node, data }) }, inverse }
}

function applySeveral(document: EditorDocument, operations: readonly Operation[]): OperationResult {
  let current = document
  const inverses: Operation[] = []
  for (const operation of operations) {
    const result = applyOperation(current, operation)
    current = result.document
    inverses.unshift(result.inverse)
  }
  return { document: current, inverse: { type: 'several', operations: inverses } }
}

function requireNode(document: EditorDocument, key: string): { tree: Tree; position: Position } {
  const tree = findTree(document, key)
  const position = findPosition(document, key)
  if (!tree || !position) throw new OperationError(`${key} does not exist`)
  return { tree, position }
}

function insertKey(lists: Map<string, readonly string[]>, key: string, position: Position): void {
  const id = toListId(position)
  lists.set(id, (lists.get(id) ?? []).toSpliced(Math.max(0, position.index), 0, key))
}

function removeKey(lists: Map<string, readonly string[]>, key: string, area: Area): void {
  const id = toListId(area)
  const remainingKeys = (lists.get(id) ?? []).filter((listKey) => listKey !== key)
  if (remainingKeys.length > 0) lists.set(id, remainingKeys)
  else lists.delete(id)
}
