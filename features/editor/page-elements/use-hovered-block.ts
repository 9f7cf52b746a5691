import { type RefObject, useEffect, useState } from 'react'
import { blockKeyAt } from './block-element'

/** The key of the block that the mouse was over last; null before. */
export function useHoveredBlock(root: RefObject<HTMLElement | null>): string | null {
  const [hovered, setHovered] = useState<string | null>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const over = ({ target, pointerType }: PointerEvent) => {
      const key = pointerType === 'mouse' ? blockKeyAt(target) : null
      if (key !== null) setHovered(key)
    }
    element.addEventListener('pointerover', over)
    return () => element.removeEventListener('pointerover', over)
  }, [root])
  return hovered
}
