import { canHoldModules, columnCount } from '@/lib/contract/blocks/placement'
import {
  type EditorDocument,
  findPosition,
  keysIn,
  listAncestors,
  type Position,
  type Tree,
} from '../../core/document'
import { isAllowed } from '../../core/placement'
import { insertAll } from '../batch-operations'

/**
 * The position for pasted blocks: after the selected block, inside it if it is a list of such blocks, else
 * after its ancestors, the innermost first; without a selected block at the page's end. Null if they are
 * allowed at none of these.
 */
export function pasteTarget(
  document: EditorDocument,
  trees: readonly Tree[],
  selected: string | null,
): Position | null {
  const candidates = selected === null ? [endOf(document, null)] : positionsAfter(document, selected)
  const fits = (position: Position) => {
    const operation = insertAll(trees, position)
    return operation !== null && isAllowed(document, operation)
  }
  return candidates.find(fits) ?? null
}

function positionsAfter(document: EditorDocument, selected: string): Position[] {
  const node = document.nodes.get(selected)
  const behind = [selected, ...listAncestors(document, selected)].flatMap((key) => {
    const position = findPosition(document, key)
    return position ? [{ ...position, index: position.index + 1 }] : []
  })
  const [beside, ...outside] = behind
  const inside = node && canHoldModules(node) ? [endOf(document, selected)] : []
  return [...(beside ? [beside] : []), ...inside, ...outside]
}

function endOf(document: EditorDocument, parent: string | null): Position {
  const around = document.nodes.get(parent ?? '')
  const area = { parent, column: around && columnCount(around) !== null ? 0 : null }
  return { ...area, index: keysIn(document, area).length }
}
