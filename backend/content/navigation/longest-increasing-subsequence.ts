/**
 * Finds the largest subset of the ids in `target` that has the same order in `current`. Only the
 * other ids must be moved.
 */
export function longestIncreasingSubsequence(
  target: readonly number[],
  current: readonly number[],
): ReadonlySet<number> {
  const sharedIds = target.filter((id) => current.includes(id))
  const longestRuns: number[][] = []
  for (const [index, id] of sharedIds.entries()) {
    const longestPrefix = longestRuns
      .slice(0, index)
      .filter((run) => current.indexOf(run.at(-1) ?? id) < current.indexOf(id))
      .toSorted((a, b) => b.length - a.length)[0]
    longestRuns.push([...(longestPrefix ?? []), id])
  }
  return new Set(longestRuns.toSorted((a, b) => b.length - a.length)[0])
}
