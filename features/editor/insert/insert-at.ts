import type { Place } from '../core/document'
import type { Editor } from '../core/editor'
import { newKey } from '../core/new-key'
import type { InlineText } from '../inline-text/use-inline-text'
import { type Choice, firstToFill, newTree } from './new-tree'

/** Inserts a new block and begins with its first words. */
export function insertAt(
  editor: Editor,
  writing: InlineText,
  { choice, place }: { choice: Choice; place: Place },
) {
  const tree = newTree(choice, newKey)
  writing.end()
  if (editor.execute({ type: 'insert', place, tree })) writing.begin(firstToFill(tree))
}
