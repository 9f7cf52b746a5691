import { flushSync } from 'react-dom'
import { toPastedBlock } from '@/features/blocks/editors'
import type { EditorDocument, Position, Tree } from '../core/document'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import { type Operation, toInsertions, toStep } from '../core/operations'
import type { InlineText } from '../inline-text/use-inline-text'
import { findBlockElement } from '../page-elements/block-element'
import { openDetailsAround } from '../page-elements/open-details-around'
import type { Selection } from '../selection/use-selection'
import { continueText, isEmptyText } from '../text-flow/text-blocks'
import { listTargetsAround } from './insert-targets'
import { type Choice, createTrees, findKeyToFocus } from './new-tree'

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
  /** The key of the replaced block; undefined if none is replaced. */
  replacedKey?: string | undefined
}

/**
 * Inserts new blocks and focuses the first text in them, or the fields if there is none.
 * @returns true if they were inserted
 */
export function insertBlock(
  { choice, position, replacedKey }: NewBlocks,
  { editor, selection, inlineText, enterFields }: Insertion,
): boolean {
  const trees = createTrees(choice, createKey)
  const [first] = trees
  if (!first) return false
  const key = findKeyToFocus(first)
  const operation = toStep(toInsertedBlocks({ document: editor.document, trees }, { position, replacedKey }))
  if (!operation) return false
  inlineText.end()
  // Rendered synchronously, because the next steps need the element of the new block.
  const isDone = flushSync(() => {
    const isInserted = editor.execute(operation, 'insert')
    if (isInserted) selection.select(key)
    return isInserted
  })
  if (!isDone) return false
  const element = findBlockElement(document, key)
  openDetailsAround(element)
  element?.scrollIntoView({ block: 'nearest' })
  // In a table, the caret starts in the first cell.
  if (!inlineText.start(key, { isPaintedFirst: true, caret: { offset: 0 } })) enterFields()
  return true
}

/**
 * Inserts a text at the end of the page and starts editing it.
 * @returns true if it was inserted
 */
export function insertText(context: Omit<Insertion, 'enterFields'>): boolean {
  // A text is edited inline, so its fields are not needed.
  const insertion = { ...context, enterFields: () => undefined }
  const block = toPastedBlock({ kind: 'richText', html: '' })
  const [end] = listTargetsAround(insertion.editor.document, null)
  if (!block || !end) return false
  return insertBlock({ choice: { model: block.model }, position: end.position }, insertion)
}

/** Creates the operations of an insertion. Replaces a text only while it is empty. */
export function toInsertedBlocks(
  { document, trees }: { document: EditorDocument; trees: readonly Tree[] },
  { position, replacedKey = '' }: Pick<NewBlocks, 'position' | 'replacedKey'>,
): Operation[] {
  const node = document.nodes.get(replacedKey)
  const replacement = node && isEmptyText(node) ? continueText(document, replacedKey, { text: '', trees }) : null
  return replacement ?? toInsertions(trees, position)
}
