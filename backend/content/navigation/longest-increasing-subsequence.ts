/**
 * Finds a largest subset of `target` that is in this order already, so that as few entries as
 * possible must be moved.
 * @param present the current order
 */
export function longestIncreasingSubsequence(
  target: readonly number[],
  present: readonly number[],
): ReadonlySet<number> {
  const presentIds = target.filter((id) => present.includes(id))
  const longest: number[][] = []
  for (const [index, id] of presentIds.entries()) {
    const before = longest
      .slice(0, index)
      .filter((run) => present.indexOf(run.at(-1) ?? id) < present.indexOf(id))
      .toSorted((one, other) => other.length - one.length)[0]
    longest.push([...(before ?? []), id])
  }
  return new Set(longest.toSorted((one, other) => other.length - one.length)[0])
}
