import { flushSync } from 'react-dom'
import { type EditorDocument, findPosition, keysIn, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import type { TextEdge } from '../inline-text/text-edge'
import type { WrittenText } from '../inline-text/use-open-text'
import { blockElement } from '../page-elements/block-element'
import { stopsOf } from './reading-order'
import {
  beginTextBehind,
  isEmptyText,
  joinTexts,
  splitText,
  type TextStep,
  turnParagraph,
} from './text-steps'
import type { TextWalk, WalkOptions } from './use-text-walk'

interface TextFlowOptions extends WalkOptions {
  walk: Pick<TextWalk, 'goTo' | 'leave'>
  /** Says to screen readers what became of blocks. */
  announce: (event: 'split' | 'joined' | 'removed') => void
  /** Offers the blocks that can be inserted in place of an empty text. */
  onOffer: (key: string) => void
  /** Begins the first text of an empty page. @returns whether it did */
  onBegin: () => boolean
}

/** Takes a key at the edge of a text. @returns whether it did */
export type HandleEdge = (edge: TextEdge, at: WrittenText) => boolean

/** The page as one document: writing goes on from one block into the next. */
export function createTextFlow(options: TextFlowOptions): HandleEdge {
  const { editor, selection, inlineText, root, announce, onOffer, onBegin } = options
  const { goTo, leave } = options.walk

  const perform = (step: TextStep | null, event: 'split' | 'joined'): boolean => {
    if (!step || !change(step)) return false
    inlineText.start(step.key, { at: step.caret })
    announce(event)
    return true
  }

  /** Changes the texts and shows where, without writing there. @returns whether it did */
  const change = ({ operation, key }: TextStep): boolean => {
    if (!editor) return false
    inlineText.end()
    // Rendered synchronously: the caret needs the new block's element.
    if (!flushSync(() => editor.execute(operation))) return false
    flushSync(() => selection.select(key))
    blockElement(root.current, key)?.scrollIntoView({ block: 'nearest' })
    return true
  }

  /** Both blocks as one; an empty one is taken away; otherwise the caret goes on into the other. */
  const join = (key: string, side: 'before' | 'after'): boolean => {
    const beside = editor && keyBeside(editor.document, key, side)
    if (!editor || !beside) return false
    const [first, second] = side === 'before' ? [beside, key] : [key, beside]
    return perform(joinTexts(editor.document, first, second), 'joined') || goOn(editor, key, beside, side)
  }

  const goOn = ({ document }: Editor, key: string, beside: string, side: 'before' | 'after'): boolean => {
    const node = document.nodes.get(key)
    if (!node || !root.current) return false
    const own = stopsOf(root.current, document).filter((stop) => stop.key === beside)
    if (isEmptyText(node)) {
      inlineText.end()
      flushSync(() => editor?.execute({ type: 'remove', key }))
      announce('removed')
    }
    const next = own.at(side === 'before' ? -1 : 0)
    if (next) goTo(next, side === 'before' ? undefined : { offset: 0 })
    else selection.select(beside)
    return true
  }

  /** Offers the blocks for an empty text, which the empty paragraph behind other words becomes. */
  const offer = (before: string, at: { key: string; field: string }): boolean => {
    if (before === '') {
      onOffer(at.key)
      return true
    }
    const step = editor && splitText(editor.document, at, { type: 'split', before, after: '' }, createKey)
    // The new text is not opened: that ends late, and would take the focus from the list.
    if (!step || !change(step)) return false
    announce('split')
    onOffer(step.key)
    return true
  }

  return (edge, at) => {
    if (!editor) return false
    editor.flushTyping()
    const { key, element } = at
    switch (edge.type) {
      case 'split':
        return (
          perform(splitText(editor.document, at, edge, createKey), 'split') ||
          leave({ type: 'leave', direction: 'right', column: 0 }, element) ||
          (key === pageKey ? onBegin() : perform(beginTextBehind(editor.document, key, createKey), 'split'))
        )
      case 'turn':
        return perform(turnParagraph(editor.document, at, edge, createKey), 'split')
      case 'join':
        return join(key, edge.side)
      case 'leave':
        return leave(edge, element)
      case 'offer':
        return offer(edge.before, at)
      case 'all':
        inlineText.end()
        selection.select(key)
        return true
    }
  }
}

/** The block before or after a block in its list. */
function keyBeside(document: EditorDocument, key: string, side: 'before' | 'after'): string | null {
  const position = findPosition(document, key)
  return (position && keysIn(document, position)[position.index + (side === 'before' ? -1 : 1)]) ?? null
}
