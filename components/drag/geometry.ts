import { getRestingRect } from '@/components/motion/animate-from'

/** A rectangle in CSS pixels, measured from the top left corner of the page. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** A point in CSS pixels, measured from the top left corner of the page. */
export interface Point {
  x: number
  y: number
}

/**
 * Returns the rectangle that an element will have when its animations have ended; null if it takes
 * no space.
 */
export function getPageRect(element: Element | null): Rect | null {
  if (!element) return null
  const { left, top, right, bottom, width, height } = getRestingRect(element)
  if (width === 0 && height === 0) return null
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY }
}
