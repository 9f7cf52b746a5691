import type { Node } from '@tiptap/pm/model'
import { Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * A caret position in a text: nearest to a point of the window in CSS pixels, or after a number of
 * characters.
 */
export type CaretPlace = { left: number; top: number } | { offset: number }

/**
 * Converts a caret position to a selection. Without a position, and for a point outside of the
 * text, the caret is at the end of the text.
 */
export function toCaretSelection(view: EditorView, place: CaretPlace | undefined): Selection {
  const { doc } = view.state
  if (!place) return Selection.atEnd(doc)
  const position = 'offset' in place ? findPositionAfter(doc, place.offset) : view.posAtCoords(place)?.pos
  return position === undefined ? Selection.atEnd(doc) : TextSelection.near(doc.resolve(position))
}

/** Finds the first position after a number of characters; undefined in a shorter text. */
function findPositionAfter(doc: Node, characterCount: number): number | undefined {
  let remainingCharacters = characterCount
  let result: number | undefined
  doc.descendants((node, position) => {
    if (result !== undefined) return false
    if (!node.isText) {
      if (remainingCharacters === 0 && node.isTextblock) result = position + 1
      return result === undefined
    }
    if (remainingCharacters <= node.nodeSize) result = position + remainingCharacters
    else remainingCharacters -= node.nodeSize
    return false
  })
  return result ?? (characterCount === 0 ? 0 : undefined)
}
