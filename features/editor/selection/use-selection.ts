import { type MouseEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { findPosition, listKeys, pageArea, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { findBlockElement, findBlockKey } from '../page-elements/block-element'
import { findLinkInText } from '../page-elements/link-in-text'
import { openDetailsAround } from '../page-elements/open-details-around'
import { findSelectedAncestor, listOutermostKeys, listRange, toggleKey } from './selection'
import { createSelectionStore, type SelectionStore } from './selection-store'

export interface Selection {
  /** The key of the active block, to which the inspector belongs; null for none. */
  activeKey: string | null
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
  selectMany: (keys: readonly string[], activeKey: string | null) => void
  /** Handles pointerdown on the page, because a multiple selection must not select text. */
  handlePress: (event: MouseEvent) => void
  /**
   * Handles a click on the page: Shift selects a range, Ctrl or Cmd toggles a block.
   * @returns true if the click was handled
   */
  handleClick: (event: MouseEvent) => boolean
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
  const { activeKey, keys: storedKeys } = useSyncExternalStore(
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

  const selectKeys = (next: readonly string[], nextActiveKey: string | null) => {
    if (!document) return
    const ancestor = nextActiveKey === null ? null : findSelectedAncestor(document, next, nextActiveKey)
    store.set({ keys: next, activeKey: ancestor ?? next.at(-1) ?? null })
    onExtend(next)
  }
  const findRangeStart = () => {
    const anchorKey = anchor.current
    return anchorKey !== null && document?.nodes.has(anchorKey) && keys.length > 1 ? anchorKey : activeKey
  }
  const extendRange = (endKey: string) => {
    const startKey = findRangeStart()
    if (!document || startKey === null || !document.nodes.has(startKey)) return selectKeys([endKey], endKey)
    anchor.current = startKey
    selectKeys(listRange(document, startKey, endKey), endKey)
  }
  // In an edited text, a click on a link with Ctrl or Cmd opens the link in a new tab and toggles
  // no block.
  const isToggle = (event: MouseEvent) =>
    ((event.ctrlKey || event.metaKey) && !findLinkInText(event.target)) || isAdding

  return {
    activeKey,
    keys,
    isAdding,
    setAdding,
    select(key) {
      const blockKey = key === pageKey ? null : key
      store.set({ keys: blockKey === null ? [] : [blockKey], activeKey: blockKey })
      if (key !== null) openDetailsAround(findBlockElement(root.current, key))
    },
    selectMany: (selectedKeys, nextActiveKey) => store.set({ keys: selectedKeys, activeKey: nextActiveKey }),
    handlePress(event) {
      if (document && (event.shiftKey || isToggle(event))) event.preventDefault()
    },
    handleClick(event) {
      const key = findBlockKey(event.target)
      const canSelect = event.shiftKey || isToggle(event)
      if (!document || key === null || !document.nodes.has(key) || !canSelect) {
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
      const position = document && activeKey !== null ? findPosition(document, activeKey) : undefined
      const next = document && position && listKeys(document, position)[position.index + step]
      if (next !== undefined) extendRange(next)
    },
    selectAll() {
      const list = document ? listKeys(document, pageArea) : []
      selectKeys(list, activeKey ?? list[0] ?? null)
    },
    leave() {
      if (keys.length === 0) return false
      setAdding(false)
      selectKeys(keys.length > 1 && activeKey !== null ? [activeKey] : [], activeKey)
      return true
    },
    store,
  }
}
