import { toPastedBlock } from '@/features/blocks/editors'
import type { Image } from '@/lib/contract/media/image'
import { type EditorDocument, findPosition, listKeys, type Position, pageArea, type Tree } from '../core/document'
import { isAllowedAt } from '../core/placement'

/** Creates a block that shows a picture; null if no block type accepts pictures. */
export function createPictureBlock(key: string, image: Image): Tree | null {
  const block = toPastedBlock({ kind: 'picture', image })
  return block && { key, ...block, columns: [], children: [] }
}

/**
 * Finds the position for a new block: after the selected block, or after its nearest ancestor whose
 * list allows the new block. Without a selection, the end of the page.
 */
export function findPositionAfter(document: EditorDocument, selectedKey: string | null, tree: Tree): Position {
  const position = selectedKey === null ? undefined : findPosition(document, selectedKey)
  if (!position) return { ...pageArea, index: listKeys(document, pageArea).length }
  if (isAllowedAt(document, tree, position)) return { ...position, index: position.index + 1 }
  return findPositionAfter(document, position.parent, tree)
}
