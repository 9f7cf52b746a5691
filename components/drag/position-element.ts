import type { Rect } from './geometry'

/**
 * Positions an element of an overlay over a part of the page. The content security policy forbids
 * style attributes in markup, but not properties set by scripts.
 */
export function positionElement(element: HTMLElement, { left, top, right, bottom }: Rect): void {
  const layer = element.offsetParent?.getBoundingClientRect()
  const origin = { left: (layer?.left ?? 0) + scrollX, top: (layer?.top ?? 0) + scrollY }
  setLength(element, '--left', left - origin.left)
  setLength(element, '--top', top - origin.top)
  setLength(element, '--width', right - left)
  setLength(element, '--height', bottom - top)
}

/**
 * Sets a property only if its value has changed, because each write would cost a layout at the next
 * measurement.
 */
function setLength({ style }: HTMLElement, name: string, length: number): void {
  const value = `${length}px`
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
