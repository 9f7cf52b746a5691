import { blockMarksSchema } from '@/lib/contract/blocks/marks'
import { countColumns, isAllowedIn, maxModuleDepth } from '@/lib/contract/blocks/placement'
import {
  type Area,
  type Data,
  type EditorDocument,
  findTree,
  listAncestors,
  listKeysWithin,
  listTreeAreas,
  type Tree,
} from './document'
import { applyOperation, type Operation } from './operations'

/**
 * Returns true if a module with its content may be placed in a list (spec §3): not in itself and
 * not in a locked module. Reusable containers cannot be moved.
 */
export function isAllowedAt(document: EditorDocument, tree: Tree, { parent, column }: Area): boolean {
  if (tree.slug !== undefined || (parent === null && document.isPageless)) return false
  const parentNode = parent === null ? null : document.nodes.get(parent)
  if (parentNode === undefined || !isAllowedIn(tree.model, parentNode?.model ?? null)) return false
  if (parent !== null && isLocked(document, parent)) return false
  const ancestors = parent === null ? [] : [parent, ...listAncestors(document, parent)]
  if (ancestors.includes(tree.key) || ancestors.length + countLevels(tree) > maxModuleDepth) return false
  const columns = parentNode ? countColumns(parentNode) : null
  return columns === null ? column === null : isWithin(column, columns)
}

function isWithin(column: number | null, columns: number): boolean {
  return column !== null && column >= 0 && column < columns
}

/** Returns true if the operation follows the placement rules and changes no locked module. */
export function isAllowed(document: EditorDocument, operation: Operation): boolean {
  switch (operation.type) {
    case 'insert':
      return isAllowedAt(document, operation.tree, operation.position) && isValidTree(operation.tree)
    case 'move': {
      const tree = findTree(document, operation.key)
      return tree !== undefined && !isLocked(document, operation.key) && isAllowedAt(document, tree, operation.position)
    }
    case 'several':
      return areAllowed(document, operation.operations)
    case 'remove':
      return document.nodes.get(operation.key)?.slug === undefined && !hasLockedPart(document, operation.key)
    case 'change':
      return hasOnlyMarks(operation.fields) || !isLocked(document, operation.key)
  }
}

/** Returns true if the module or an ancestor is locked. */
export function isLocked(document: EditorDocument, key: string): boolean {
  return findLock(document, key) !== null
}

/** Finds the nearest locked module: the module itself or an ancestor. */
export function findLock(document: EditorDocument, key: string): string | null {
  return [key, ...listAncestors(document, key)].find((candidate) => isMarkedLocked(document, candidate)) ?? null
}

/** Returns true if the module, an ancestor or a descendant is locked. */
export function hasLockedPart(document: EditorDocument, key: string): boolean {
  return isLocked(document, key) || listKeysWithin(document, key).some((innerKey) => isMarkedLocked(document, innerKey))
}

const isMarkedLocked = ({ nodes }: EditorDocument, key: string) => nodes.get(key)?.data.is_locked === true

/**
 * Returns true if a change sets only the name and marks of a module. A lock does not protect them.
 */
const hasOnlyMarks = (fields: Data) => Object.keys(fields).every((name) => name in blockMarksSchema.shape)

function areAllowed(document: EditorDocument, operations: readonly Operation[]): boolean {
  let current = document
  for (const operation of operations) {
    if (!isAllowed(current, operation)) return false
    current = applyOperation(current, operation).document
  }
  return true
}

function isValidTree(tree: Tree): boolean {
  const columns = countColumns(tree)
  return listTreeAreas(tree).every(({ column, trees }) => {
    const hasColumn = column === null ? columns === null : column < (columns ?? 0)
    return trees.every((child) => hasColumn && isAllowedIn(child.model, tree.model) && isValidTree(child))
  })
}

function countLevels(tree: Tree): number {
  return 1 + Math.max(0, ...listTreeAreas(tree).flatMap(({ trees }) => trees.map(countLevels)))
}
