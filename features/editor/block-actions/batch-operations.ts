import {
  containersArea,
  type EditorDocument,
  findPosition,
  findTree,
  listKeys,
  type Position,
  type Tree,
  toListId,
} from '../core/document'
import { applyOperation, type Operation, toInsertions, toStep } from '../core/operations'
import { copyTree } from '../core/trees'

/**
 * Creates the operation that moves blocks to a position in their order. The index of the position
 * refers to the list before the move.
 */
export function toMoveOperation(
  document: EditorDocument,
  keys: readonly string[],
  position: Position,
): Operation | null {
  const movingKeys = new Set(keys)
  let previousKey = listKeys(document, position)
    .slice(0, position.index)
    .findLast((key) => !movingKeys.has(key))
  let current = document
  const operations = keys.map((key): Operation => {
    const remainingKeys = listKeys(current, position).filter((listKey) => listKey !== key)
    const index = previousKey === undefined ? 0 : remainingKeys.indexOf(previousKey) + 1
    const operation: Operation = { type: 'move', key, position: { ...position, index } }
    current = applyOperation(current, operation).document
    previousKey = key
    return operation
  })
  return toStep(operations)
}

/**
 * Finds the position one step up (-1) or down (1) for blocks of one list. Returns null if the
 * blocks are already at that end of the list, and for blocks of several lists.
 */
export function findShiftedPosition(document: EditorDocument, keys: readonly string[], step: 1 | -1): Position | null {
  const positions = keys.flatMap((key) => findPosition(document, key) ?? [])
  const [first] = positions
  if (!first || toListId(first) === toListId(containersArea)) return null
  if (positions.some(({ parent, column }) => parent !== first.parent || column !== first.column)) {
    return null
  }
  const indexes = positions.map(({ index }) => index)
  const index = step < 0 ? Math.min(...indexes) - 1 : Math.max(...indexes) + 2
  if (index < 0 || index > listKeys(document, first).length) return null
  return { ...first, index }
}

export function toRemoveOperation(keys: readonly string[]): Operation | null {
  return toStep(keys.map((key): Operation => ({ type: 'remove', key })))
}

/** Creates the operation that inserts new blocks at a position in order. */
export function toInsertOperation(trees: readonly Tree[], position: Position): Operation | null {
  return toStep(toInsertions(trees, position))
}

/**
 * Creates the operation that duplicates blocks. The copies of the blocks of a list follow the last
 * of these blocks.
 */
export function toDuplicateOperation(
  document: EditorDocument,
  keys: readonly string[],
  createKey: () => string,
): { operation: Operation | null; copyKeys: string[] } {
  const operations: Operation[] = []
  const copyKeys: string[] = []
  for (const list of groupByList(document, keys)) {
    const trees = list.flatMap((key) => findTree(document, key) ?? []).map((tree) => copyTree(tree, createKey))
    const lastPosition = findPosition(document, list.at(-1) ?? '')
    const insertion = lastPosition && toInsertOperation(trees, { ...lastPosition, index: lastPosition.index + 1 })
    if (insertion) operations.push(...(insertion.type === 'several' ? insertion.operations : [insertion]))
    copyKeys.push(...trees.map(({ key }) => key))
  }
  return { operation: toStep(operations), copyKeys }
}

/**
 * Finds the block to select after a removal: the next block of the list, otherwise the previous
 * one, otherwise the parent.
 */
export function findNeighbor(document: EditorDocument, keys: readonly string[]): string | null {
  const position = findPosition(document, keys[0] ?? '')
  if (!position) return null
  const list = listKeys(document, position)
  const isRemaining = (key: string) => !keys.includes(key)
  return list.slice(position.index).find(isRemaining) ?? list.findLast(isRemaining) ?? position.parent
}

function groupByList(document: EditorDocument, keys: readonly string[]): string[][] {
  const lists = new Map<string, string[]>()
  for (const key of keys) {
    const node = document.nodes.get(key)
    if (!node) continue
    const id = toListId(node)
    lists.set(id, [...(lists.get(id) ?? []), key])
  }
  return [...lists.values()]
}
