import { type RefObject, useLayoutEffect } from 'react'
import { getRestingRect } from '@/components/motion/animate-from'
import { findBlockElement } from './block-element'

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

interface Marks<Key> {
  /** The layer with one mark per key as its children, in the same order. */
  layer: RefObject<HTMLElement | null>
  root: RefObject<HTMLElement | null>
  keys: readonly Key[]
  /** Finds the element of a key; null if it is not rendered. */
  findElement: (page: HTMLElement, key: Key) => HTMLElement | null
  /** Measures the box to mark in that element. */
  getBox: (element: HTMLElement, key: Key) => Box
}

/** Keeps the marks of a layer positioned over the blocks with the given keys. */
export function usePositionedMarks(
  layer: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
): void {
  usePositionedElements({ layer, root, keys, findElement: findBlockElement, getBox: getRestingRect })
}

/** Keeps the marks of a layer positioned over parts of the page; hides those of missing parts. */
export function usePositionedElements<Key>({ layer, root, keys, findElement, getBox }: Marks<Key>): void {
  useLayoutEffect(() => {
    const page = root.current
    // Measuring forces a layout with each keystroke, so it is skipped without marks.
    if (!page || !layer.current || keys.length === 0) return
    const updateMarks = () => {
      const origin = layer.current?.getBoundingClientRect()
      for (const [index, mark] of [...(layer.current?.children ?? [])].entries()) {
        const key = keys[index]
        if (!origin || key === undefined || !(mark instanceof HTMLElement)) continue
        const element = findElement(page, key)
        positionMark(mark, origin, element && getBox(element, key))
      }
    }
    const observer = new ResizeObserver(updateMarks)
    observer.observe(page)
    // Blocks that were left out during typing reappear without resizing the page.
    for (const key of keys) {
      const element = findElement(page, key)
      if (element) observer.observe(element)
    }
    updateMarks()
    return () => observer.disconnect()
  })
}

function positionMark(mark: HTMLElement, origin: Box, box: Box | null): void {
  mark.hidden = !box?.height
  if (!box) return
  mark.style.setProperty('inset-inline-start', `${box.left - origin.left}px`)
  mark.style.setProperty('inset-block-start', `${box.top - origin.top}px`)
  mark.style.setProperty('inline-size', `${box.width}px`)
  mark.style.setProperty('block-size', `${box.height}px`)
}
