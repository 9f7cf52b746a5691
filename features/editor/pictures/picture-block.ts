import { pastedBlock } from '@/features/blocks/editors'
import type { Image } from '@/lib/contract/media/image'
import { type EditorDocument, findPosition, keysIn, type Position, type Tree } from '../core/document'
import { isAllowedAt } from '../core/placement'

/** A new block that shows a picture; null where none does. */
export function pictureBlock(key: string, image: Image): Tree | null {
  const block = pastedBlock({ kind: 'picture', image })
  return block && { key, ...block, columns: [], children: [] }
}

/**
 * The position for a new block after a selected one: behind it, or behind its nearest ancestor whose list allows the block.
 * Without a selection, the end of the page.
 */
export function positionAfter(document: EditorDocument, selected: string | null, tree: Tree): Position {
  const position = selected === null ? undefined : findPosition(document, selected)
  if (!position) {
    const top = { parent: null, column: null }
    return { ...top, index: keysIn(document, top).length }
  }
  if (isAllowedAt(document, tree, position)) return { ...position, index: position.index + 1 }
  return positionAfter(document, position.parent, tree)
}
