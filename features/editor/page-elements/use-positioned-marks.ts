import { type RefObject, useLayoutEffect } from 'react'
import { restingRect } from '@/components/motion/animate-from'
import { blockElement } from './block-element'

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

interface Marks<Key> {
  /** The layer whose children are the marks, one for each key in the same order. */
  layer: RefObject<HTMLElement | null>
  /** The element that contains the page. */
  root: RefObject<HTMLElement | null>
  keys: readonly Key[]
  /** The element of the page that a key is about; null where it is not shown. */
  elementOf: (page: HTMLElement, key: Key) => HTMLElement | null
  /** What is marked of that element. */
  boxOf: (element: HTMLElement, key: Key) => Box
}

/** Keeps the marks of a layer where what they mark is on the page, the marks of blocks by their keys. */
export function usePositionedMarks(
  layer: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
): void {
  useMarksAt({ layer, root, keys, elementOf: blockElement, boxOf: restingRect })
}

/** The same for any places of the page; the mark of what is not shown is hidden. */
export function useMarksAt<Key>({ layer, root, keys, elementOf, boxOf }: Marks<Key>): void {
  useLayoutEffect(() => {
    const page = root.current
    // Without marks nothing is measured, which would cost a layout with each letter.
    if (!page || !layer.current || keys.length === 0) return
    const updateMarks = () => {
      const origin = layer.current?.getBoundingClientRect()
      for (const [index, mark] of [...(layer.current?.children ?? [])].entries()) {
        const key = keys[index]
        if (!origin || key === undefined || !(mark instanceof HTMLElement)) continue
        const element = elementOf(page, key)
        positionMark(mark, origin, element && boxOf(element, key))
      }
    }
    const observer = new ResizeObserver(updateMarks)
    observer.observe(page)
    // Blocks left out during typing reappear without a resize of the page.
    for (const key of keys) {
      const element = elementOf(page, key)
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
