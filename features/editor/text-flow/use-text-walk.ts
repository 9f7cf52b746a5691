import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Editor } from '../core/editor'
import type { CaretPlace } from '../inline-text/caret-place'
import type { TextEdge } from '../inline-text/text-edge'
import type { InlineText } from '../inline-text/use-inline-text'
import { findBlockElement } from '../page-elements/block-element'
import type { Selection } from '../selection/use-selection'
import { findNextStop, listStops, type Stop } from './reading-order'

export interface WalkOptions {
  editor: Editor | null
  selection: Selection
  inlineText: Pick<InlineText, 'end' | 'start'>
  root: RefObject<HTMLElement | null>
}

export interface TextWalk {
  /** Opens a text with the caret at a place in it, or selects a block. */
  goTo: (stop: Stop, caret: CaretPlace | undefined) => void
  /**
   * Moves on from the edge of a text.
   * @returns false if no text or block follows in that direction
   */
  leave: (edge: Extract<TextEdge, { type: 'leave' }>, element: Element) => boolean
  /**
   * Moves from the selected block to the text or block before or after it.
   * @returns false if there is none
   */
  walk: (step: 1 | -1) => boolean
}

/** Moves between texts and blocks in reading order. */
export function useTextWalk({ editor, selection, inlineText, root }: WalkOptions): TextWalk {
  // The horizontal position that up and down keep across shorter lines, in CSS pixels of the
  // window.
  const caretX = useRef<number | null>(null)
  useEffect(() => {
    const reset = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !/^Arrow(?:Up|Down)$/.test(event.key)) caretX.current = null
    }
    const events = ['keydown', 'pointerdown'] as const
    for (const type of events) window.addEventListener(type, reset, { capture: true })
    return () => {
      for (const type of events) window.removeEventListener(type, reset, { capture: true })
    }
  }, [])

  const goTo = ({ key, field, element }: Stop, caret: CaretPlace | undefined) => {
    inlineText.end()
    flushSync(() => selection.select(key))
    element.scrollIntoView({ block: 'nearest' })
    if (field) inlineText.start(key, { field: field.field, caret })
  }

  const leave = ({ direction, caretX: edgeX }: Extract<TextEdge, { type: 'leave' }>, element: Element): boolean => {
    if (!editor || !root.current) return false
    const isForward = direction === 'down' || direction === 'right'
    const next = findNextStop(listStops(root.current, editor.document), element, isForward ? 1 : -1)
    if (!next) return false
    if (direction === 'left') goTo(next, undefined)
    else if (direction === 'right') goTo(next, { offset: 0 })
    else {
      caretX.current ??= edgeX
      next.element.scrollIntoView({ block: 'nearest' })
      goTo(next, getPointInLine(next.element, direction, caretX.current))
    }
    return true
  }

  return {
    goTo,
    leave,
    walk(step) {
      const { activeKey } = selection
      const element = activeKey === null ? null : findBlockElement(root.current, activeKey)
      if (!element || !editor || !root.current) return false
      const next = findNextStop(listStops(root.current, editor.document), element, step)
      if (next) goTo(next, step > 0 ? { offset: 0 } : undefined)
      return next !== null
    },
  }
}

/** Returns a point in the first line of a text (moving down) or the last line (moving up). */
function getPointInLine(element: HTMLElement, direction: 'up' | 'down', caretX: number): CaretPlace {
  const { top, bottom, left: start, right } = element.getBoundingClientRect()
  const inset = Math.min(8, (bottom - top) / 4)
  const x = Math.min(Math.max(caretX, start + 1), right - 1)
  return { left: x, top: direction === 'down' ? top + inset : bottom - inset }
}
