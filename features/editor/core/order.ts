/**
 * The fewest entries of a list that have to be moved to bring the common ones of another list into its order; in that order.
 * @param from the present order
 * @param to the target order
 */
export function outOfOrder(from: readonly string[], to: readonly string[]): string[] {
  if (from === to) return []
  const positions = new Map(from.map((key, index) => [key, index]))
  const common = to.filter((key) => positions.has(key))
  const order = common.map((key) => positions.get(key) ?? 0)
  const kept = new Set(longestIncreasing(order))
  return common.filter((_, index) => !kept.has(index))
}

/** The indexes of a longest rising sequence. */
function longestIncreasing(values: readonly number[]): number[] {
  // By length: the index of the smallest value that ends a rising sequence of that length.
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  for (const [index, value] of values.entries()) {
    const length = firstAtLeast(value, values, ends)
    before.set(index, ends[length - 1])
    ends[length] = index
  }
  const found: number[] = []
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) found.push(index)
  return found.toReversed()
}

/** Binary search: the position of the first index whose value is at least `value`; the length where there is none. */
function firstAtLeast(value: number, values: readonly number[], ends: readonly number[]): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[ends[middle] ?? 0] ?? 0) >= value) high = middle
    else low = middle + 1
  }
  return low
}
