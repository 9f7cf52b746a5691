import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { keysIn, placeOf } from '../core/document'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import { blockKeyAt } from '../page-elements/block-element'
import { outermostKeys, rangeOf, selectedAncestor, toggleKey } from './selection'

export interface Selection {
  /** The blocks that the tools act on, in the page's order, none of them within another. */
  keys: readonly string[]
  /** Whether a tap on a block takes it in or out, without a key that is held. */
  isAdding: boolean
  setAdding: (isAdding: boolean) => void
  /** A click on the page: with Shift up to there, with Ctrl or Cmd one more or less, else that block alone. */
  point: (event: MouseEvent<HTMLElement>) => void
  /** One block more or less at the end where the tools are. */
  extend: (step: 1 | -1) => void
  all: () => void
  /** From several blocks back to one, from one to none. @returns whether there was anything to leave */
  leave: () => boolean
}

export interface SelectionOptions {
  editor: Editor | null
  inlineText: InlineText
  root: RefObject<HTMLElement | null>
  onChange: (keys: readonly string[]) => void
}

/** Which blocks are selected on the page: one, or several at once. */
export function useSelection({ editor, inlineText, root, onChange }: SelectionOptions): Selection {
  const [isAdding, setAdding] = useState(false)
  const anchor = useRef<string | null>(null)
  const document = editor?.document
  const chosen = inlineText.selectedKeys.filter((key) => document?.nodes.has(key))
  const keys = document ? outermostKeys(document, chosen) : []

  const choose = (next: readonly string[], focus: string | null) => {
    if (!document) return
    const holder = focus === null ? null : selectedAncestor(document, next, focus)
    inlineText.selectMany(next, holder ?? next.at(-1) ?? null)
    onChange(next)
  }
  const start = () => {
    const from = anchor.current
    return from !== null && document?.nodes.has(from) && keys.length > 1 ? from : inlineText.selected
  }
  const reach = (to: string) => {
    const from = start()
    if (!document || from === null || !document.nodes.has(from)) return choose([to], to)
    anchor.current = from
    choose(rangeOf(document, from, to), to)
  }

  // A click that chooses several marks no text.
  useEffect(() => {
    const element = editor && root.current
    if (!element) return
    const press = (event: globalThis.MouseEvent) => {
      if (event.shiftKey || event.ctrlKey || event.metaKey || isAdding) event.preventDefault()
    }
    element.addEventListener('mousedown', press, { capture: true })
    return () => element.removeEventListener('mousedown', press, { capture: true })
  }, [editor, root, isAdding])

  return {
    keys,
    isAdding,
    setAdding,
    point(event) {
      const key = blockKeyAt(event.target)
      const isToggle = event.ctrlKey || event.metaKey || isAdding
      if (!document || key === null || !document.nodes.has(key) || !(isToggle || event.shiftKey)) {
        anchor.current = null
        return inlineText.point(event)
      }
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) reach(key)
      else choose(toggleKey(document, keys, key), key)
    },
    extend(step) {
      const place =
        document && inlineText.selected !== null ? placeOf(document, inlineText.selected) : undefined
      const next = document && place && keysIn(document, place)[place.index + step]
      if (next !== undefined) reach(next)
    },
    all() {
      const list = document ? keysIn(document, { parent: null, column: null }) : []
      choose(list, inlineText.selected ?? list[0] ?? null)
    },
    leave() {
      if (keys.length === 0) return false
      setAdding(false)
      choose(
        keys.length > 1 && inlineText.selected !== null ? [inlineText.selected] : [],
        inlineText.selected,
      )
      return true
    },
  }
}
