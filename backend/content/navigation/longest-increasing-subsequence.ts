/**
 * Which of `wanted` stay where they are while the others are moved between them: as many as possible that stand in this order already.
 * @param present the present order
 */
export function longestIncreasingSubsequence(
  wanted: readonly number[],
  present: readonly number[],
): ReadonlySet<number> {
  const known = wanted.filter((id) => present.includes(id))
  const longest: number[][] = []
  for (const [index, id] of known.entries()) {
    const before = longest
      .slice(0, index)
      .filter((run) => present.indexOf(run.at(-1) ?? id) < present.indexOf(id))
      .toSorted((one, other) => other.length - one.length)[0]
    longest.push([...(before ?? []), id])
  }
  return new Set(longest.toSorted((one, other) => other.length - one.length)[0])
}
