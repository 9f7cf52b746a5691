import { columnCount, isAllowedIn, maxModuleDepth } from '@/lib/contract/blocks/placement'
import { type Area, ancestorsOf, areasOfTree, type EditorDocument, type Tree, treeOf } from './document'
import { applyOperation, type Operation } from './operations'

/**
 * Whether a module with its content may be placed in a list (spec §3); never in itself. Reusable containers stay where they are.
 */
export function isAllowedAt(document: EditorDocument, tree: Tree, { parent, column }: Area): boolean {
  if (tree.slug !== undefined || (parent === null && document.isPageless)) return false
  const around = parent === null ? null : document.nodes.get(parent)
  if (around === undefined || !isAllowedIn(tree.model, around?.model ?? null)) return false
  const above = parent === null ? [] : [parent, ...ancestorsOf(document, parent)]
  if (above.includes(tree.key) || above.length + heightOf(tree) > maxModuleDepth) return false
  const columns = around ? columnCount(around) : null
  return columns === null ? column === null : column !== null && column >= 0 && column < columns
}

/** Whether an operation places modules only where they are allowed. */
export function isAllowed(document: EditorDocument, operation: Operation): boolean {
  switch (operation.type) {
    case 'insert':
      return isAllowedAt(document, operation.tree, operation.position) && isSound(operation.tree)
    case 'move': {
      const tree = treeOf(document, operation.key)
      return tree !== undefined && isAllowedAt(document, tree, operation.position)
    }
    case 'several':
      return areAllowed(document, operation.operations)
    case 'remove':
      return document.nodes.get(operation.key)?.slug === undefined
    case 'change':
      return true
  }
}

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
