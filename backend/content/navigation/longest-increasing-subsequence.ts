/**
 * Finds the largest subset of `target` that has the same order in `current`. Only the other entries
 * must be moved.
 */
export function longestIncreasingSubsequence(
  target: readonly number[],
  current: readonly number[],
): ReadonlySet<number> {
  const sharedIds = target.filter((id) => current.includes(id))
  const longest: number[][] = []
  for (const [index, id] of sharedIds.entries()) {
    const longestPrefix = longest
      .slice(0, index)
      .filter((run) => current.indexOf(run.at(-1) ?? id) < current.indexOf(id))
      .toSorted((a, b) => b.length - a.length)[0]
    longest.push([...(longestPrefix ?? []), id])
  }
  return new Set(longest.toSorted((a, b) => b.length - a.length)[0])
}
