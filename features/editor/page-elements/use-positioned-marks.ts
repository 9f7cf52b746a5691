import { type RefObject, useLayoutEffect } from 'react'
import { restingRect } from '@/components/motion/animate-from'
import { blockElement } from './block-element'

/**
 * Keeps the marks of a layer, elements with the keys of blocks in `data-mark`, where these blocks are on the page; the mark of a
 * block that is not shown is hidden.
 */
export function usePositionedMarks(
  layer: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
): void {
  useLayoutEffect(() => {
    const page = root.current
    // Without marks nothing is measured, which would cost a layout with each letter.
    if (!page || !layer.current || keys.length === 0) return
    const updateMarks = () => positionMarks(layer.current, page)
    const observer = new ResizeObserver(updateMarks)
    observer.observe(page)
    // Blocks left out during typing reappear without a resize of the page.
    for (const key of keys) {
      const block = blockElement(page, key)
      if (block) observer.observe(block)
    }
    updateMarks()
    return () => observer.disconnect()
  })
}

function positionMarks(layer: HTMLElement | null, page: HTMLElement): void {
  if (!layer) return
  const origin = layer.getBoundingClientRect()
  for (const mark of layer.querySelectorAll<HTMLElement>('[data-mark]')) {
    const block = blockElement(page, mark.dataset.mark ?? '')
    const box = block && restingRect(block)
    mark.hidden = !box?.height
    if (!box) continue
    mark.style.setProperty('inset-inline-start', `${box.left - origin.left}px`)
    mark.style.setProperty('inset-block-start', `${box.top - origin.top}px`)
    mark.style.setProperty('inline-size', `${box.width}px`)
    mark.style.setProperty('block-size', `${box.height}px`)
  }
}
