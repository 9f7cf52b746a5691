import type { Place } from '../core/document'
import type { Editor } from '../core/editor'
import { newKey } from '../opening/new-key'
import type { Writing } from '../writing/use-writing'
import { type Choice, firstToFill, newTree } from './new-tree'

/** Inserts a new block and begins with its first words. */
export function insertAt(
  editor: Editor,
  writing: Writing,
  { choice, place }: { choice: Choice; place: Place },
) {
  const tree = newTree(choice, newKey)
  writing.end()
  if (editor.perform({ type: 'insert', place, tree })) writing.begin(firstToFill(tree))
}
