import { blockMarksSchema } from '@/lib/contract/blocks/marks'
import { columnCount, isAllowedIn, maxModuleDepth } from '@/lib/contract/blocks/placement'
import {
  type Area,
  ancestorsOf,
  areasOfTree,
  type Data,
  type EditorDocument,
  keysWithin,
  type Tree,
  treeOf,
} from './document'
import { applyOperation, type Operation } from './operations'

/**
 * Whether a module with its content may be placed in a list (spec §3); never in itself, nor in a locked one. Reusable containers
 * stay where they are.
 */
export function isAllowedAt(document: EditorDocument, tree: Tree, { parent, column }: Area): boolean {
  if (tree.slug !== undefined || (parent === null && document.isPageless)) return false
  const around = parent === null ? null : document.nodes.get(parent)
  if (around === undefined || !isAllowedIn(tree.model, around?.model ?? null)) return false
  if (parent !== null && isLocked(document, parent)) return false
  const above = parent === null ? [] : [parent, ...ancestorsOf(document, parent)]
  if (above.includes(tree.key) || above.length + heightOf(tree) > maxModuleDepth) return false
  const columns = around ? columnCount(around) : null
  return columns === null ? column === null : column !== null && column >= 0 && column < columns
}

/** Whether an operation places modules only where they are allowed, and changes none that is locked. */
export function isAllowed(document: EditorDocument, operation: Operation): boolean {
  switch (operation.type) {
    case 'insert':
      return isAllowedAt(document, operation.tree, operation.position) && isSound(operation.tree)
    case 'move': {
      const tree = treeOf(document, operation.key)
      return (
        tree !== undefined &&
        !isLocked(document, operation.key) &&
        isAllowedAt(document, tree, operation.position)
      )
    }
    case 'several':
      return areAllowed(document, operation.operations)
    case 'remove':
      return document.nodes.get(operation.key)?.slug === undefined && !holdsLocked(document, operation.key)
    case 'change':
      return onlyMarks(operation.fields) || !isLocked(document, operation.key)
  }
}

/** Whether a module is locked, or stands in one that is. */
export function isLocked(document: EditorDocument, key: string): boolean {
  return lockOf(document, key) !== null
}

/** The module whose lock keeps a module as it is: itself, or the nearest one around it; null for none. */
export function lockOf(document: EditorDocument, key: string): string | null {
  return [key, ...ancestorsOf(document, key)].find((around) => isMarkedLocked(document, around)) ?? null
}

/** Whether a module is locked, or one around it or in it. */
export function holdsLocked(document: EditorDocument, key: string): boolean {
  return isLocked(document, key) || keysWithin(document, key).some((inner) => isMarkedLocked(document, inner))
}

const isMarkedLocked = ({ nodes }: EditorDocument, key: string) => nodes.get(key)?.data.is_locked === true

/** Whether fields are what editors note at a block, which a lock leaves open. */
const onlyMarks = (fields: Data) => Object.keys(fields).every((name) => name in blockMarksSchema.shape)

function areAllowed(document: EditorDocument, operations: readonly Operation[]): boolean {
  let current = document
  for (const operation of operations) {
    if (!isAllowed(current, operation)) return false
    current = applyOperation(current, operation).document
  }
  return true
}

function isSound(tree: Tree): boolean {
  const columns = columnCount(tree)
  return areasOfTree(tree).every(({ column, trees }) => {
    const isThere = column === null ? columns === null : column < (columns ?? 0)
    return trees.every((inner) => isThere && isAllowedIn(inner.model, tree.model) && isSound(inner))
  })
}

function heightOf(tree: Tree): number {
  return 1 + Math.max(0, ...areasOfTree(tree).flatMap(({ trees }) => trees.map(heightOf)))
}
