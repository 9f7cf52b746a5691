import { canHoldModules, countColumns } from '@/lib/contract/blocks/placement'
import {
  type EditorDocument,
  findPosition,
  listAncestors,
  listKeys,
  type Position,
  type Tree,
} from '../../core/document'
import { isAllowed } from '../../core/placement'
import { toInsertOperation } from '../batch-operations'

/**
 * Finds the position for pasted blocks: after the selected block, or inside it if it can hold
 * blocks, or after its ancestors, innermost first. Without a selection, it is the end of the page.
 * Returns null if none of these positions is allowed.
 */
export function findPasteTarget(
  document: EditorDocument,
  trees: readonly Tree[],
  selectedKey: string | null,
): Position | null {
  const candidates = selectedKey === null ? [findEnd(document, null)] : listPositionsAfter(document, selectedKey)
  const isPossible = (position: Position) => {
    const operation = toInsertOperation(trees, position)
    return operation !== null && isAllowed(document, operation)
  }
  return candidates.find(isPossible) ?? null
}

function listPositionsAfter(document: EditorDocument, selectedKey: string): Position[] {
  const node = document.nodes.get(selectedKey)
  const positionsAfter = [selectedKey, ...listAncestors(document, selectedKey)].flatMap((key) => {
    const position = findPosition(document, key)
    return position ? [{ ...position, index: position.index + 1 }] : []
  })
  const [nextPosition, ...outerPositions] = positionsAfter
  const innerPositions = node && canHoldModules(node) ? [findEnd(document, selectedKey)] : []
  return [...(nextPosition ? [nextPosition] : []), ...innerPositions, ...outerPositions]
}

function findEnd(document: EditorDocument, parent: string | null): Position {
  const parentNode = document.nodes.get(parent ?? '')
  const area = { parent, column: parentNode && countColumns(parentNode) !== null ? 0 : null }
  return { ...area, index: listKeys(document, area).length }
}
