/** The number of colors in presence.module.css. */
const colorCount = 6

/**
 * Assigns a color number to each editor. The number is derived from the id of the editor, so that
 * it is stable, unless two ids lead to the same number.
 */
export function assignColors(ids: readonly number[]): ReadonlyMap<number, number> {
  const colors = new Map<number, number>()
  for (const id of ids.toSorted((a, b) => a - b)) {
    const usedColors = new Set(colors.values())
    const preferredColor = id % colorCount
    const freeColor = Array.from({ length: colorCount }, (_, step) => (preferredColor + step) % colorCount).find(
      (color) => !usedColors.has(color),
    )
    colors.set(id, freeColor ?? preferredColor)
  }
  return colors
}
