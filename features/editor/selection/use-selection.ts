import { type MouseEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { keysIn, positionOf } from '../core/document'
import type { Editor } from '../core/editor'
import { blockElement, blockKeyAt } from '../page-elements/block-element'
import { outermostKeys, rangeOf, selectedAncestor, toggleKey } from './selection'
import { createSelectionStore, type SelectionStore } from './selection-store'

export interface Selection {
  /** The key of the block that the tools are for; null for none. */
  active: string | null
  /** The blocks that the tools act on, in the page's order, none of them within another. */
  keys: readonly string[]
  /** Whether a tap on a block takes it in or out, without a key that is held. */
  isAdding: boolean
  setAdding: (isAdding: boolean) => void
  /** Selects only one block, or none, and opens the question that contains it. */
  select: (key: string | null) => void
  /** Selects several blocks, one of them for the tools. */
  selectMany: (keys: readonly string[], active: string | null) => void
  /** The pointer goes down on the page: where that selects several blocks, it marks no text. */
  press: (event: MouseEvent) => void
  /** A click on the page: with Shift up to there, with Ctrl or Cmd one more or less. @returns whether it was one of these */
  extendTo: (event: MouseEvent) => boolean
  /** One block more or less at the end where the tools are. */
  extend: (step: 1 | -1) => void
  all: () => void
  /** From several blocks back to one, from one to none. @returns whether there was anything to leave */
  leave: () => boolean
  /** What is selected now, and who listens to its changes. */
  store: SelectionStore
}

export interface SelectionOptions {
  editor: Editor | null
  root: RefObject<HTMLElement | null>
  /** Told which blocks are selected when it was not one alone that was asked for. */
  onExtend: (keys: readonly string[]) => void
}

/** Which blocks are selected on the page: one, or several at once. */
export function useSelection({ editor, root, onExtend }: SelectionOptions): Selection {
  const [store] = useState(createSelectionStore)
  const { active, keys: selected } = useSyncExternalStore(
    store.subscribe,
    () => store.current,
    () => store.current,
  )
  const [isAdding, setAdding] = useState(false)
  const anchor = useRef<string | null>(null)
  const document = editor?.document
  const keys = document
    ? outermostKeys(
        document,
        selected.filter((key) => document.nodes.has(key)),
      )
    : []

  const choose = (next: readonly string[], focus: string | null) => {
    if (!document) return
    const holder = focus === null ? null : selectedAncestor(document, next, focus)
    store.set({ keys: next, active: holder ?? next.at(-1) ?? null })
    onExtend(next)
  }
  const start = () => {
    const from = anchor.current
    return from !== null && document?.nodes.has(from) && keys.length > 1 ? from : active
  }
  const reach = (to: string) => {
    const from = start()
    if (!document || from === null || !document.nodes.has(from)) return choose([to], to)
    anchor.current = from
    choose(rangeOf(document, from, to), to)
  }
  const isToggle = (event: MouseEvent) => event.ctrlKey || event.metaKey || isAdding

  return {
    active,
    keys,
    isAdding,
    setAdding,
    select(key) {
      store.set({ keys: key === null ? [] : [key], active: key })
      if (key !== null) openAround(blockElement(root.current, key))
    },
    selectMany: (several, focus) => store.set({ keys: several, active: focus }),
    press(event) {
      if (document && (event.shiftKey || isToggle(event))) event.preventDefault()
    },
    extendTo(event) {
      const key = blockKeyAt(event.target)
      if (!document || key === null || !document.nodes.has(key) || !(isToggle(event) || event.shiftKey)) {
        anchor.current = null
        return false
      }
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) reach(key)
      else choose(toggleKey(document, keys, key), key)
      return true
    },
    extend(step) {
      const position = document && active !== null ? positionOf(document, active) : undefined
      const next = document && position && keysIn(document, position)[position.index + step]
      if (next !== undefined) reach(next)
    },
    all() {
      const list = document ? keysIn(document, { parent: null, column: null }) : []
      choose(list, active ?? list[0] ?? null)
    },
    leave() {
      if (keys.length === 0) return false
      setAdding(false)
      choose(keys.length > 1 && active !== null ? [active] : [], active)
      return true
    },
    store,
  }
}

/** Opens the question that is or contains an element. */
function openAround(element: Element | null): void {
  const question = element?.closest('details')
  if (!question) return
  question.open = true
  openAround(question.parentElement)
}
