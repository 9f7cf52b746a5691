import { type TreeDrop, useTreeDrag } from '@/components/ui/aria/use-tree-drag'
import { columnCount } from '@/lib/contract/blocks/placement'
import { type EditorDocument, findPosition, keysIn, type Position } from '../core/document'
import { isAllowed } from '../core/placement'

interface OutlineDragOptions {
  document: EditorDocument
  nameOf: (key: string) => string
  /** Moves a block. */
  onMove: (key: string, position: Position) => void
}

/** Drag and drop in the outline: before, behind, or into another block, where that is allowed. */
export function useOutlineDrag({ document, nameOf, onMove }: OutlineDragOptions) {
  return useTreeDrag({
    nameOf,
    mayDrop(key, drop) {
      const position = positionAt(document, drop)
      return position !== null && isAllowed(document, { type: 'move', key, position })
    },
    onDrop(key, drop) {
      const position = positionAt(document, drop)
      if (position) onMove(key, position)
    },
  })
}

/** Beside a block, or at the end of its first column. */
function positionAt(document: EditorDocument, { key, place }: TreeDrop): Position | null {
  const node = document.nodes.get(key)
  const own = findPosition(document, key)
  if (!node || !own) return null
  if (place !== 'on') return { ...own, index: own.index + (place === 'after' ? 1 : 0) }
  const area = { parent: key, column: columnCount(node) === null ? null : 0 }
  return { ...area, index: keysIn(document, area).length }
}
