import { type TreeDrop, useTreeDrag } from '@/components/ui/aria/use-tree-drag'
import { countColumns } from '@/lib/contract/blocks/placement'
import { type EditorDocument, findPosition, listKeys, type Position } from '../core/document'
import { isAllowed } from '../core/placement'

interface OutlineDragOptions {
  document: EditorDocument
  getName: (key: string) => string
  onMove: (key: string, position: Position) => void
}

/**
 * Drag and drop in the outline of a page. A block can be dropped before, after or into another
 * block if the document allows it there.
 */
export function useOutlineDrag({ document, getName, onMove }: OutlineDragOptions) {
  return useTreeDrag({
    getItemName: getName,
    mayDrop(key, drop) {
      const position = toPosition(document, drop)
      return position !== null && isAllowed(document, { type: 'move', key, position })
    },
    onDrop(key, drop) {
      const position = toPosition(document, drop)
      if (position) onMove(key, position)
    },
  })
}

/** Returns the position of a drop: before or after a block, or at the end of its first column. */
function toPosition(document: EditorDocument, { key, place }: TreeDrop): Position | null {
  const node = document.nodes.get(key)
  const keyPosition = findPosition(document, key)
  if (!node || !keyPosition) return null
  if (place !== 'on') return { ...keyPosition, index: keyPosition.index + (place === 'after' ? 1 : 0) }
  const area = { parent: key, column: countColumns(node) === null ? null : 0 }
  return { ...area, index: listKeys(document, area).length }
}
