import { flushSync } from 'react-dom'
import { type EditorDocument, findPosition, listKeys, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import type { TextEdge } from '../inline-text/text-edge'
import type { TextLocation } from '../inline-text/use-open-text'
import { findBlockElement } from '../page-elements/block-element'
import { listStops } from './reading-order'
import { hasAnchor, isEmptyText, isTextBlock } from './text-blocks'
import { convertParagraph, insertTextAfter, joinTexts, splitText, type TextStep } from './text-steps'
import type { TextWalk, WalkOptions } from './use-text-walk'

interface TextFlowOptions extends WalkOptions {
  walk: Pick<TextWalk, 'goTo' | 'leave'>
  /** Announces changes of blocks to screen readers. */
  announce: (event: 'split' | 'joined' | 'removed') => void
  /** Offers blocks to insert instead of an empty text. */
  onOffer: (key: string) => void
  /** Inserts the first text of an empty page. @returns true if it was inserted */
  onBegin: () => boolean
}

/** Handles a key at the edge of a text. @returns true if the key was handled */
export type HandleEdge = (edge: TextEdge, location: TextLocation) => boolean

/**
 * Creates the key handler that makes the page one document: the caret moves and texts flow across
 * blocks.
 */
export function createTextFlow(options: TextFlowOptions): HandleEdge {
  const { editor, selection, inlineText, root, announce, onOffer, onBegin } = options
  const { goTo, leave } = options.walk

  const perform = (step: TextStep | null, event: 'split' | 'joined'): boolean => {
    if (!step || !apply(step)) return false
    inlineText.start(step.key, { caret: step.caret })
    announce(event)
    return true
  }

  /** Applies a step and scrolls to it, without opening the text. @returns true if it was applied */
  const apply = ({ operation, key }: TextStep): boolean => {
    if (!editor) return false
    inlineText.end()
    // Rendered synchronously, because the caret needs the element of the new block.
    if (!flushSync(() => editor.execute(operation))) return false
    flushSync(() => selection.select(key))
    findBlockElement(root.current, key)?.scrollIntoView({ block: 'nearest' })
    return true
  }

  /**
   * Joins two blocks. If that is impossible, removes an empty text without an anchor and moves the
   * caret to its neighbor.
   */
  const join = (key: string, side: 'before' | 'after'): boolean => {
    const neighbor = editor && findNeighbor(editor.document, key, side)
    if (!editor || !neighbor) return false
    const [first, second] = side === 'before' ? [neighbor, key] : [key, neighbor]
    return perform(joinTexts(editor.document, first, second), 'joined') || moveToNeighbor(editor, key, neighbor, side)
  }

  const remove = (key: string): void => {
    inlineText.end()
    if (flushSync(() => editor?.execute({ type: 'remove', key }))) announce('removed')
  }

  const moveToNeighbor = ({ document }: Editor, key: string, neighbor: string, side: 'before' | 'after'): boolean => {
    const node = document.nodes.get(key)
    if (!node || !root.current) return false
    const stops = listStops(root.current, document).filter((stop) => stop.key === neighbor)
    if (isEmptyText(node) && !hasAnchor(node)) remove(key)
    const next = stops.at(side === 'before' ? -1 : 0)
    if (next) goTo(next, side === 'before' ? undefined : { offset: 0 })
    else selection.select(neighbor)
    return true
  }

  /**
   * Offers blocks to insert instead of an empty text. An empty paragraph after other words first
   * becomes a separate text.
   */
  const offer = (before: string, location: { key: string; field: string }): boolean => {
    if (!editor || !isTextBlock(editor.document, location.key)) return false
    if (before === '') {
      onOffer(location.key)
      return true
    }
    const step = splitText(editor.document, location, { type: 'split', before, after: '' }, createKey)
    // The new text is not opened, because it would later take the focus from the list of blocks.
    if (!step || !apply(step)) return false
    announce('split')
    onOffer(step.key)
    return true
  }

  return (edge, location) => {
    if (!editor) return false
    editor.flushTyping()
    const { key, element } = location
    switch (edge.type) {
      case 'split':
        return (
          perform(splitText(editor.document, location, edge, createKey), 'split') ||
          leave({ type: 'leave', direction: 'right', caretX: 0 }, element) ||
          (key === pageKey ? onBegin() : perform(insertTextAfter(editor.document, key, createKey), 'split'))
        )
      case 'turn':
        return perform(convertParagraph(editor.document, key, edge, createKey), 'split')
      case 'join':
        return join(key, edge.side)
      case 'leave':
        return leave(edge, element)
      case 'offer':
        return offer(edge.before, location)
      case 'all':
        inlineText.end()
        selection.select(key)
        return true
    }
  }
}

/** Finds the block before or after a block in its list. */
function findNeighbor(document: EditorDocument, key: string, side: 'before' | 'after'): string | null {
  const position = findPosition(document, key)
  return (position && listKeys(document, position)[position.index + (side === 'before' ? -1 : 1)]) ?? null
}
