import { useRef } from 'react'
import type { Key } from 'react-aria-components/Tree'
import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components/useDragAndDrop'

/** The target of a drop: before, after or on an item of the tree. */
export interface TreeDrop {
  key: string
  place: 'before' | 'after' | 'on'
}

interface TreeDragOptions {
  /** Returns the name of an item for screen readers. */
  getItemName: (key: string) => string
  mayDrop: (draggedKey: string, drop: TreeDrop) => boolean
  onDrop: (draggedKey: string, drop: TreeDrop) => void
}

/**
 * Lets the user drag one item within a `Tree`, with the pointer, or with the keyboard from the
 * `TreeHandle` of the item.
 */
export function useTreeDrag({ getItemName, mayDrop, onDrop }: TreeDragOptions): DragAndDropHooks {
  const draggedKey = useRef<string | null>(null)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': getItemName(String(key)) })),
    onDragStart: ({ keys }) => {
      draggedKey.current = getSingleKey(keys)
    },
    getDropOperation(target) {
      if (target.type !== 'item' || draggedKey.current === null) return 'cancel'
      const drop = { key: String(target.key), place: target.dropPosition }
      return mayDrop(draggedKey.current, drop) ? 'move' : 'cancel'
    },
    onMove({ keys, target }) {
      const key = getSingleKey(keys)
      if (key !== null) onDrop(key, { key: String(target.key), place: target.dropPosition })
    },
  })
  return dragAndDropHooks
}

function getSingleKey(keys: Iterable<Key>): string | null {
  const [key] = keys
  return key === undefined ? null : String(key)
}
