/**
 * Finds a largest subset of `target` that is in this order already, so that as few entries as
 * possible must be moved.
 * @param current the current order
 */
export function longestIncreasingSubsequence(
  target: readonly number[],
  current: readonly number[],
): ReadonlySet<number> {
  const presentIds = target.filter((id) => current.includes(id))
  const longest: number[][] = []
  for (const [index, id] of presentIds.entries()) {
    const before = longest
      .slice(0, index)
      .filter((run) => current.indexOf(run.at(-1) ?? id) < current.indexOf(id))
      .toSorted((a, b) => b.length - a.length)[0]
    longest.push([...(before ?? []), id])
  }
  return new Set(longest.toSorted((a, b) => b.length - a.length)[0])
}
