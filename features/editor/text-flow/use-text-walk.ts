import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Editor } from '../core/editor'
import type { CaretPlace } from '../inline-text/caret-place'
import type { TextEdge } from '../inline-text/text-edge'
import type { InlineText } from '../inline-text/use-inline-text'
import { blockElement } from '../page-elements/block-element'
import type { Selection } from '../selection/use-selection'
import { type Stop, stopBeside, stopsOf } from './reading-order'

export interface WalkOptions {
  editor: Editor | null
  selection: Selection
  inlineText: Pick<InlineText, 'end' | 'start'>
  root: RefObject<HTMLElement | null>
}

export interface TextWalk {
  /** Goes to a text, with the caret at a place in it, or to a block. */
  goTo: (stop: Stop, caret: CaretPlace | undefined) => void
  /** Goes on from the edge of a text, at its element. @returns whether there is a text or block in that direction */
  leave: (edge: Extract<TextEdge, { type: 'leave' }>, at: Element) => boolean
  /** Goes from the selected block to the text or block before or after it. @returns whether there is one */
  walk: (step: 1 | -1) => boolean
}

/** The ways from one text or block to the next, in the order in which they are read. */
export function useTextWalk({ editor, selection, inlineText, root }: WalkOptions): TextWalk {
  // Where the caret would be, while up and down go through shorter lines, in CSS pixels of the window.
  const column = useRef<number | null>(null)
  useEffect(() => {
    const forget = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !/^Arrow(?:Up|Down)$/.test(event.key)) column.current = null
    }
    const events = ['keydown', 'pointerdown'] as const
    for (const type of events) window.addEventListener(type, forget, { capture: true })
    return () => {
      for (const type of events) window.removeEventListener(type, forget, { capture: true })
    }
  }, [])

  const goTo = ({ key, field, element }: Stop, caret: CaretPlace | undefined) => {
    inlineText.end()
    flushSync(() => selection.select(key))
    element.scrollIntoView({ block: 'nearest' })
    if (field) inlineText.start(key, { field: field.field, at: caret })
  }

  const leave = ({ direction, column: left }: Extract<TextEdge, { type: 'leave' }>, at: Element): boolean => {
    if (!editor || !root.current) return false
    const isForward = direction === 'down' || direction === 'right'
    const next = stopBeside(stopsOf(root.current, editor.document), at, isForward ? 1 : -1)
    if (!next) return false
    if (direction === 'left') goTo(next, undefined)
    else if (direction === 'right') goTo(next, { offset: 0 })
    else {
      column.current ??= left
      next.element.scrollIntoView({ block: 'nearest' })
      goTo(next, inLine(next.element, direction, column.current))
    }
    return true
  }

  return {
    goTo,
    leave,
    walk(step) {
      const { active } = selection
      const at = active === null ? null : blockElement(root.current, active)
      if (!at || !editor || !root.current) return false
      const next = stopBeside(stopsOf(root.current, editor.document), at, step)
      if (next) goTo(next, step > 0 ? { offset: 0 } : undefined)
      return next !== null
    },
  }
}

/** A point in the first or last line of a text, from above or from below. */
function inLine(element: HTMLElement, direction: 'up' | 'down', left: number): CaretPlace {
  const { top, bottom, left: start, right } = element.getBoundingClientRect()
  const inset = Math.min(8, (bottom - top) / 4)
  const x = Math.min(Math.max(left, start + 1), right - 1)
  return { left: x, top: direction === 'down' ? top + inset : bottom - inset }
}
