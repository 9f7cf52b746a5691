import { type RefObject, useEffect, useState } from 'react'
import { findBlockKey } from './block-element'

/** Returns the key of the block that the mouse last entered; null before the first one. */
export function useHoveredBlock(root: RefObject<HTMLElement | null>): string | null {
  const [hoveredKey, setHoveredKey] = useState<string | null>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const handleOver = ({ target, pointerType }: PointerEvent) => {
      const key = pointerType === 'mouse' ? findBlockKey(target) : null
      if (key !== null) setHoveredKey(key)
    }
    element.addEventListener('pointerover', handleOver)
    return () => element.removeEventListener('pointerover', handleOver)
  }, [root])
  return hoveredKey
}
