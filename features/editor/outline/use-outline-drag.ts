import { useRef } from 'react'
import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { columnCount } from '@/lib/contract/blocks/placement'
import { type EditorDocument, keysIn, type Position, positionOf } from '../core/document'
import { isAllowed } from '../core/placement'

interface OutlineDragOptions {
  document: EditorDocument
  nameOf: (key: string) => string
  /** Moves a block. */
  onMove: (key: string, position: Position) => void
}

type Place = 'before' | 'after' | 'on'

/** Drag and drop in the tree, by pointer and by keyboard: before, behind, or into another block, where that is allowed. */
export function useOutlineDrag({ document, nameOf, onMove }: OutlineDragOptions): DragAndDropHooks {
  const dragged = useRef<string | null>(null)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onDragStart({ keys }) {
      const [key] = keys
      dragged.current = key === undefined ? null : String(key)
    },
    getDropOperation(target) {
      const key = dragged.current
      if (target.type !== 'item' || key === null) return 'cancel'
      const position = positionAt(document, String(target.key), target.dropPosition)
      return position && isAllowed(document, { type: 'move', key, position }) ? 'move' : 'cancel'
    },
    onMove({ keys, target }) {
      const [key] = keys
      const position = positionAt(document, String(target.key), target.dropPosition)
      if (key !== undefined && position) onMove(String(key), position)
    },
  })
  return dragAndDropHooks
}

/** Beside a block, or at the end of its first column. */
function positionAt(document: EditorDocument, key: string, place: Place): Position | null {
  if (place === 'on') {
    const node = document.nodes.get(key)
    if (!node) return null
    const area = { parent: key, column: columnCount(node) === null ? null : 0 }
    return { ...area, index: keysIn(document, area).length }
  }
  const own = positionOf(document, key)
  return own ? { ...own, index: own.index + (place === 'after' ? 1 : 0) } : null
}
