/**
 * Finds the smallest set of entries that must be moved so that the common entries of two lists have
 * the same order. Returns them in the order of `targetKeys`.
 */
export function findMisplaced(currentKeys: readonly string[], targetKeys: readonly string[]): string[] {
  if (currentKeys === targetKeys) return []
  const positions = new Map(currentKeys.map((key, index) => [key, index]))
  const commonKeys = targetKeys.filter((key) => positions.has(key))
  const currentIndexes = commonKeys.map((key) => positions.get(key) ?? 0)
  const keptIndexes = new Set(findLongestIncreasing(currentIndexes))
  return commonKeys.filter((_, index) => !keptIndexes.has(index))
}

/** Finds the indexes of the values of a longest increasing subsequence. */
function findLongestIncreasing(values: readonly number[]): number[] {
  // Entry n is the index of the smallest value that ends an increasing sequence of length n + 1.
  const ends: number[] = []
  const predecessors = new Map<number, number | undefined>()
  for (const [index, value] of values.entries()) {
    const length = findFirstAtLeast(value, values, ends)
    predecessors.set(index, ends[length - 1])
    ends[length] = index
  }
  const indexes: number[] = []
  for (let index = ends.at(-1); index !== undefined; index = predecessors.get(index)) indexes.push(index)
  return indexes.toReversed()
}

/**
 * Finds the first entry of `ends` whose value is at least `value`, by binary search. Returns the
 * number of entries if there is none.
 */
function findFirstAtLeast(value: number, values: readonly number[], ends: readonly number[]): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[ends[middle] ?? 0] ?? 0) >= value) high = middle
    else low = middle + 1
  }
  return low
}
