/** The distance between the list and its place (`insert.module.css`). */
const gapPx = 20
/** Minimum height of the list. If neither side of its place has this space, the page scrolls. */
const minHeightPx = 208

/** The upper and lower edge of a place in the window, and the limits of the visible page. */
export interface ListSpace {
  top: number
  bottom: number
  limits: { top: number; bottom: number }
}

/** The side of the place on which the list opens, and its space in pixels. */
export interface ListFit {
  side: 'below' | 'above'
  spacePx: number
}

/**
 * Fits the list of blocks between its place and the edge of the visible page: below the place if
 * there is space, otherwise above it. Returns null if it fits on neither side.
 */
export function fitList({ top, bottom, limits }: ListSpace): ListFit | null {
  const spaceBelow = limits.bottom - bottom - gapPx
  const spaceAbove = top - limits.top - gapPx
  if (spaceBelow >= minHeightPx && bottom >= limits.top) return { side: 'below', spacePx: spaceBelow }
  if (spaceAbove >= minHeightPx && top <= limits.bottom) return { side: 'above', spacePx: spaceAbove }
  return null
}

/** Measures the part of the window that neither the page's header nor the toolbar covers. */
export function measureLimits(toolbar: Element | null | undefined): ListSpace['limits'] {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: toolbar?.getBoundingClientRect().top ?? innerHeight,
  }
}
