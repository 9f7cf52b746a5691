import type { Node } from '@tiptap/pm/model'
import { Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** A place for the caret in a text: nearest to a point of the window, in CSS pixels, or behind so many of its characters. */
export type CaretPlace = { left: number; top: number } | { behind: number }

/** The caret at a place of a text; at the text's end without one, and where nothing lies at a point. */
export function caretAt(view: EditorView, at: CaretPlace | undefined): Selection {
  const { doc } = view.state
  if (!at) return Selection.atEnd(doc)
  const position = 'behind' in at ? positionBehind(doc, at.behind) : view.posAtCoords(at)?.pos
  return position === undefined ? Selection.atEnd(doc) : TextSelection.near(doc.resolve(position))
}

/** The first position behind so many characters; undefined where there are fewer. */
function positionBehind(doc: Node, characters: number): number | undefined {
  let left = characters
  let found: number | undefined
  doc.descendants((node, position) => {
    if (found !== undefined) return false
    if (!node.isText) {
      if (left === 0 && node.isTextblock) found = position + 1
      return found === undefined
    }
    if (left <= node.nodeSize) found = position + left
    else left -= node.nodeSize
    return false
  })
  return found ?? (characters === 0 ? 0 : undefined)
}
