/**
 * Distance from the window's upper and lower edge in which dragging scrolls the page, in CSS
 * pixels.
 */
const zonePx = 96
const maxStepPx = 18

/** Returns the scroll distance per frame for a pointer at this height of the window. */
export function getScrollSpeed(y: number, height: number): number {
  const depthAtTop = Math.max(0, zonePx - y)
  const depthAtBottom = Math.max(0, y - (height - zonePx))
  const proximity = Math.min(1, (depthAtBottom - depthAtTop) / zonePx)
  return Math.round(Math.max(-1, proximity) * maxStepPx)
}
