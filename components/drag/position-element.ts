import type { Rect } from './geometry'

/**
 * Positions an element of an overlay over a part of the page. The content security policy forbids style attributes in
 * markup, but not properties set by scripts.
 */
export function positionElement(element: HTMLElement, { left, top, right, bottom }: Rect): void {
  const layer = element.offsetParent?.getBoundingClientRect()
  const origin = { left: (layer?.left ?? 0) + scrollX, top: (layer?.top ?? 0) + scrollY }
  element.style.setProperty('--left', `${left - origin.left}px`)
  element.style.setProperty('--top', `${top - origin.top}px`)
  element.style.setProperty('--width', `${right - left}px`)
  element.style.setProperty('--height', `${bottom - top}px`)
}
