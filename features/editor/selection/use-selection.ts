import { type MouseEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { findPosition, listKeys, pageArea, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { blockElement, findBlockKey } from '../page-elements/block-element'
import { findLinkInText } from '../page-elements/link-in-text'
import { openDetailsAround } from '../page-elements/open-details-around'
import { findSelectedAncestor, getRange, listOutermostKeys, toggleKey } from './selection'
import { createSelectionStore, type SelectionStore } from './selection-store'

export interface Selection {
  /** The key of the active block, to which the inspector belongs; null for none. */
  active: string | null
  /** The keys of the selected blocks in page order, without nested ones. */
  keys: readonly string[]
  /** True if a tap toggles a block, like a click with Ctrl or Cmd. */
  isAdding: boolean
  setAdding: (isAdding: boolean) => void
  /**
   * Selects a single block and opens the `<details>` around it. Null and `pageKey` clear the
   * selection.
   */
  select: (key: string | null) => void
  /** Selects several blocks, with one of them active. */
  selectMany: (keys: readonly string[], active: string | null) => void
  /** Handles pointerdown on the page, because a multiple selection must not select text. */
  press: (event: MouseEvent) => void
  /**
   * Handles a click on the page: Shift selects a range, Ctrl or Cmd toggles a block.
   * @returns true if the click was handled
   */
  extendTo: (event: MouseEvent) => boolean
  /** Extends or shrinks the range by one block at its active end. */
  extend: (step: 1 | -1) => void
  selectAll: () => void
  /** Reduces several blocks to one, or one to none. @returns true if anything was selected */
  leave: () => boolean
  store: SelectionStore
}

export interface SelectionOptions {
  editor: Editor | null
  root: RefObject<HTMLElement | null>
  /** Called with the selected blocks after a multiple selection. */
  onExtend: (keys: readonly string[]) => void
}

/** Manages the selection of one or several blocks on the page. */
export function useSelection({ editor, root, onExtend }: SelectionOptions): Selection {
  const [store] = useState(createSelectionStore)
  const { active, keys: storedKeys } = useSyncExternalStore(
    store.subscribe,
    () => store.current,
    () => store.current,
  )
  const [isAdding, setAdding] = useState(false)
  const anchor = useRef<string | null>(null)
  const document = editor?.document
  const keys = document
    ? listOutermostKeys(
        document,
        storedKeys.filter((key) => document.nodes.has(key)),
      )
    : []

  const selectKeys = (next: readonly string[], focus: string | null) => {
    if (!document) return
    const ancestor = focus === null ? null : findSelectedAncestor(document, next, focus)
    store.set({ keys: next, active: ancestor ?? next.at(-1) ?? null })
    onExtend(next)
  }
  const findRangeStart = () => {
    const from = anchor.current
    return from !== null && document?.nodes.has(from) && keys.length > 1 ? from : active
  }
  const extendRange = (to: string) => {
    const from = findRangeStart()
    if (!document || from === null || !document.nodes.has(from)) return selectKeys([to], to)
    anchor.current = from
    selectKeys(getRange(document, from, to), to)
  }
  // In an edited text, a click on a link with Ctrl or Cmd opens the link in a new tab and toggles
  // no block.
  const isToggle = (event: MouseEvent) =>
    ((event.ctrlKey || event.metaKey) && !findLinkInText(event.target)) || isAdding

  return {
    active,
    keys,
    isAdding,
    setAdding,
    select(key) {
      const block = key === pageKey ? null : key
      store.set({ keys: block === null ? [] : [block], active: block })
      if (key !== null) openDetailsAround(blockElement(root.current, key))
    },
    selectMany: (selectedKeys, focus) => store.set({ keys: selectedKeys, active: focus }),
    press(event) {
      if (document && (event.shiftKey || isToggle(event))) event.preventDefault()
    },
    extendTo(event) {
      const key = findBlockKey(event.target)
      if (!document || key === null || !document.nodes.has(key) || !(isToggle(event) || event.shiftKey)) {
        anchor.current = null
        return false
      }
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) extendRange(key)
      else selectKeys(toggleKey(document, keys, key), key)
      return true
    },
    extend(step) {
      const position = document && active !== null ? findPosition(document, active) : undefined
      const next = document && position && listKeys(document, position)[position.index + step]
      if (next !== undefined) extendRange(next)
    },
    selectAll() {
      const list = document ? listKeys(document, pageArea) : []
      selectKeys(list, active ?? list[0] ?? null)
    },
    leave() {
      if (keys.length === 0) return false
      setAdding(false)
      selectKeys(keys.length > 1 && active !== null ? [active] : [], active)
      return true
    },
    store,
  }
}
