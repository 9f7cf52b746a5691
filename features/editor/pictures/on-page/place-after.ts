import { pastedBlock } from '@/features/blocks/editors'
import type { Image } from '@/lib/contract/image'
import { type EditorDocument, keysIn, type Place, placeOf, type Tree } from '../../core/document'
import { isAllowedAt } from '../../core/placement'

/** A new block that shows a picture; null where none does. */
export function pictureBlock(key: string, image: Image): Tree | null {
  const block = pastedBlock({ kind: 'picture', image })
  return block && { key, ...block, columns: [], children: [] }
}

/**
 * Where a new block goes that is to stand after a selected one: behind it, or behind the nearest around it that allows that.
 * At the end of the page where none is selected.
 */
export function placeAfter(document: EditorDocument, selected: string | null, tree: Tree): Place {
  const place = selected === null ? undefined : placeOf(document, selected)
  if (!place) {
    const top = { parent: null, column: null }
    return { ...top, index: keysIn(document, top).length }
  }
  if (isAllowedAt(document, tree, place)) return { ...place, index: place.index + 1 }
  return placeAfter(document, place.parent, tree)
}
