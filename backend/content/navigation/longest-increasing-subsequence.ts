/**
 * Finds the largest subset of `target` whose order in `current` is the same. These entries can
 * stay, so that as few as possible must be moved.
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
