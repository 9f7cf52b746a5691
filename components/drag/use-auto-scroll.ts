import { type RefObject, useEffect, useEffectEvent } from 'react'
import { getScrollSpeed } from './auto-scroll'
import type { Point } from './geometry'

/**
 * Scrolls the page while something is dragged near the upper or lower edge of the window.
 * @param pointer position of the pointer in the window
 * @param onScroll called after each step, because the pointer is then over other elements
 */
export function useAutoScroll(isDragging: boolean, pointer: RefObject<Point | null>, onScroll: () => void): void {
  const step = useEffectEvent(() => {
    const speed = pointer.current ? getScrollSpeed(pointer.current.y, innerHeight) : 0
    if (speed === 0) return
    scrollBy({ top: speed, behavior: 'instant' })
    onScroll()
  })
  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function tick() {
      step()
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDragging])
}
