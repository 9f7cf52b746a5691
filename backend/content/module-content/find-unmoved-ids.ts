interface Run {
  ids: readonly number[]
  /** The index of the last id in the current order. */
  lastIndex: number
}

/**
 * Finds the largest subset of the ids in `target` that has the same order in `current`. Only the
 * other ids must be moved.
 */
export function findUnmovedIds(target: readonly number[], current: readonly number[]): ReadonlySet<number> {
  const currentIndexes = new Map(current.map((id, index) => [id, index]))
  const runs: Run[] = []
  for (const id of target) {
    const index = currentIndexes.get(id)
    if (index === undefined) continue
    const prefix = findLongest(runs.filter(({ lastIndex }) => lastIndex < index))
    runs.push({ ids: [...prefix, id], lastIndex: index })
  }
  return new Set(findLongest(runs))
}

function findLongest(runs: readonly Run[]): readonly number[] {
  let longest: readonly number[] = []
  for (const { ids } of runs) if (ids.length > longest.length) longest = ids
  return longest
}
