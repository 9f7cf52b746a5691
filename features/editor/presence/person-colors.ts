/** The number of colors in presence.module.css. */
const count = 6

/**
 * Assigns a color number to each editor: derived from the id, so that it is stable, unless two ids
 * collide.
 */
export function assignColors(ids: readonly number[]): ReadonlyMap<number, number> {
  const colors = new Map<number, number>()
  for (const id of ids.toSorted((a, b) => a - b)) {
    const usedColors = new Set(colors.values())
    const preferred = id % count
    const freeColor = Array.from({ length: count }, (_, step) => (preferred + step) % count).find(
      (color) => !usedColors.has(color),
    )
    colors.set(id, freeColor ?? preferred)
  }
  return colors
}
