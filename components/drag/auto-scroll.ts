/** The distance from the window's upper and lower edge in which dragging scrolls the page, in CSS pixels. */
const zone = 96
const fastest = 18

/** The scroll distance per frame while dragging with the pointer at this height of the window. */
export function scrollSpeed(y: number, height: number): number {
  const above = Math.max(0, zone - y)
  const below = Math.max(0, y - (height - zone))
  const proximity = Math.min(1, (below - above) / zone)
  return Math.round(Math.max(-1, proximity) * fastest)
}
