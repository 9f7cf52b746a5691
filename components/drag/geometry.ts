import { restingRect } from '@/components/motion/animate-from'

/** A rectangle in CSS pixels of the page. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** A point in CSS pixels of the page. */
export interface Point {
  x: number
  y: number
}

/** Returns the final position of an element on the page; null if it takes no space. */
export function getPageRect(element: Element | null): Rect | null {
  if (!element) return null
  const { left, top, right, bottom, width, height } = restingRect(element)
  if (width === 0 && height === 0) return null
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY }
}
