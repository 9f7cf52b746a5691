/** How many colors presence.module.css has. */
const count = 6

/** The number of a color for each editor: by the id alone, so that it stays the same, unless two of them had the same one. */
export function personColors(ids: readonly number[]): ReadonlyMap<number, number> {
  const colors = new Map<number, number>()
  for (const id of ids.toSorted((a, b) => a - b)) {
    const taken = new Set(colors.values())
    const own = id % count
    const free = Array.from({ length: count }, (_, step) => (own + step) % count).find(
      (color) => !taken.has(color),
    )
    colors.set(id, free ?? own)
  }
  return colors
}
