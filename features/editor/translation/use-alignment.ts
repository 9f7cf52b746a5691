import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Two blocks to align with each other: the key of a source block and of a target block. */
export interface Anchor {
  source: string
  target: string
}

/**
 * Aligns the tops of each pair of blocks while both pages are side by side: the higher block gets
 * more space above it. Measures again when a page is resized.
 */
export function useAlignment(root: RefObject<HTMLElement | null>, anchors: readonly Anchor[]): void {
  const align = useEffectEvent(() => {
    if (root.current) alignLists(root.current, anchors)
  })

  // Each render may add or move a block.
  useEffect(() => {
    align()
  })

  useEffect(() => {
    const observer = new ResizeObserver(() => align())
    for (const side of root.current?.children ?? []) observer.observe(side)
    return () => observer.disconnect()
  }, [root])
}

/**
 * Measures all blocks before it moves any, because alternating would force a layout for each block.
 */
function alignLists(root: HTMLElement, anchors: readonly Anchor[]): void {
  const find = (name: string, value: string) => root.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`)
  for (const element of root.querySelectorAll<HTMLElement>('[data-aligned]')) {
    element.style.removeProperty('margin-block-start')
    delete element.dataset.aligned
  }
  const pairs = anchors.flatMap(({ source, target }) => {
    const [sourceElement, targetElement] = [find('source', source), find('module', target)]
    return sourceElement && targetElement ? [[sourceElement, targetElement] as const] : []
  })
  const measuredPairs = pairs.map((pair) => pair.map((element) => ({ element, ...measureBlock(element) })))
  const areSideBySide = measuredPairs.every(([a, b]) => a && b && a.width > 0 && b.width > 0)
  if (!areSideBySide) return
  const offsets = [0, 0]
  for (const pair of measuredPairs) {
    const tops = pair.map(({ top }, side) => top + (offsets[side] ?? 0))
    const alignedTop = Math.max(...tops)
    for (const [side, { element, margin }] of pair.entries()) {
      const spacePx = alignedTop - (tops[side] ?? alignedTop)
      if (spacePx < 1) continue
      element.style.marginBlockStart = `${margin + spacePx}px`
      element.dataset.aligned = ''
      offsets[side] = (offsets[side] ?? 0) + spacePx
    }
  }
}

function measureBlock(element: HTMLElement) {
  const { top, width } = element.getBoundingClientRect()
  return { top, width, margin: Number.parseFloat(getComputedStyle(element).marginBlockStart) }
}
