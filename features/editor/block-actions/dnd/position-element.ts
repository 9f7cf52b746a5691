import type { Rect } from './drop-targets'

/**
 * Lays an element of the drag layer over a place of the page. The site's policy admits no style attributes in markup; what
 * scripts set as properties is free.
 */
export function positionElement(element: HTMLElement, { left, top, right, bottom }: Rect): void {
  const layer = element.offsetParent?.getBoundingClientRect()
  const origin = { left: (layer?.left ?? 0) + scrollX, top: (layer?.top ?? 0) + scrollY }
  element.style.setProperty('--left', `${left - origin.left}px`)
  element.style.setProperty('--top', `${top - origin.top}px`)
  element.style.setProperty('--width', `${right - left}px`)
  element.style.setProperty('--height', `${bottom - top}px`)
}
