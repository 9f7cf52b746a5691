import { flushSync } from 'react-dom'
import { pastedBlock } from '@/features/blocks/editors'
import type { Position } from '../core/document'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import type { Operation } from '../core/operations'
import type { InlineText } from '../inline-text/use-inline-text'
import { blockElement } from '../page-elements/block-element'
import { openDetailsAround } from '../page-elements/open-details-around'
import type { Selection } from '../selection/use-selection'
import { insertTargetsAround } from './insert-targets'
import { type Choice, firstToFill, newTrees } from './new-tree'

/** The context of an insertion. */
export interface Insertion {
  editor: Editor
  selection: Selection
  inlineText: Pick<InlineText, 'end' | 'start'>
  /** Moves the focus to the fields of the active block. */
  enterFields: () => void
}

export interface NewBlocks {
  choice: Choice
  position: Position
  /** The key of a block that they take the place of. */
  instead?: string
}

/** Inserts a new block, or several, and focuses the first text in it, or its fields if it has none. @returns whether it did */
export function insertBlock(
  { choice, position, instead }: NewBlocks,
  { editor, selection, inlineText, enterFields }: Insertion,
): boolean {
  const trees = newTrees(choice, createKey)
  const [first] = trees
  if (!first) return false
  const key = firstToFill(first)
  const inserts = trees.map(
    (tree, index): Operation => ({
      type: 'insert',
      position: { ...position, index: position.index + index },
      tree,
    }),
  )
  const removal: Operation[] = instead === undefined ? [] : [{ type: 'remove', key: instead }]
  inlineText.end()
  // Rendered synchronously, and once: the next steps need the new block's element.
  const isDone = flushSync(() => {
    const isInserted = editor.execute(inOneStep([...inserts, ...removal]), 'insert')
    if (isInserted) selection.select(key)
    return isInserted
  })
  if (!isDone) return false
  const element = blockElement(document, key)
  openDetailsAround(element)
  element?.scrollIntoView({ block: 'nearest' })
  // A table is written from its first cell on.
  if (!inlineText.start(key, { isPaintedFirst: true, at: { behind: 0 } })) enterFields()
  return true
}

/** Inserts a text at a page's end, and begins to write it. @returns whether it did */
export function beginText(parts: Omit<Insertion, 'enterFields'>): boolean {
  // A text has a place to write in, so that its fields are not needed.
  const insertion = { ...parts, enterFields: () => undefined }
  const block = pastedBlock({ kind: 'richText', html: '' })
  const [end] = insertTargetsAround(insertion.editor.document, null)
  if (!block || !end) return false
  return insertBlock({ choice: { model: block.model }, position: end.position }, insertion)
}

function inOneStep(operations: readonly Operation[]): Operation {
  const [only] = operations
  return only && operations.length === 1 ? only : { type: 'several', operations }
}
