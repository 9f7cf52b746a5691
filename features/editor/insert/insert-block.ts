import { flushSync } from 'react-dom'
import type { Position } from '../core/document'
import type { Editor } from '../core/editor'
import { newKey } from '../core/new-key'
import type { InlineText } from '../inline-text/use-inline-text'
import { blockElement } from '../page-elements/block-element'
import type { Selection } from '../selection/use-selection'
import { type Choice, firstToFill, newTree } from './new-tree'

/** The context of an insertion. */
export interface Insertion {
  editor: Editor
  selection: Selection
  inlineText: Pick<InlineText, 'end' | 'start'>
  /** Moves the focus to the fields of the active block. */
  enterFields: () => void
}

/** Inserts a new block and focuses its first text, or its fields if it has none. */
export function insertBlock(
  { choice, position }: { choice: Choice; position: Position },
  { editor, selection, inlineText, enterFields }: Insertion,
): void {
  const tree = newTree(choice, newKey)
  const key = firstToFill(tree)
  inlineText.end()
  // Rendered synchronously: the next steps need the new block's element.
  const isDone = flushSync(() => editor.execute({ type: 'insert', position, tree }))
  if (!isDone) return
  flushSync(() => selection.select(key))
  blockElement(document, key)?.scrollIntoView({ block: 'nearest' })
  if (!inlineText.start(key)) enterFields()
}
