import type { Place } from '../core/document'
import type { Editor } from '../core/editor'
import { newKey } from '../core/new-key'
import type { InlineText } from '../inline-text/use-inline-text'
import { type Choice, firstToFill, newTree } from './new-tree'

/** Inserts a new block and begins with its first words. */
export function insertAt(
  editor: Editor,
  inlineText: InlineText,
  { choice, place }: { choice: Choice; place: Place },
) {
  const tree = newTree(choice, newKey)
  inlineText.end()
  if (editor.execute({ type: 'insert', place, tree })) inlineText.openWhenShown(firstToFill(tree))
}
