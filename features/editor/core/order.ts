/**
 * The fewest entries of a list that have to be moved to bring the common ones of another list into its order; in that order.
 * @param from the present order
 * @param to the wanted order
 */
export function outOfOrder(from: readonly string[], to: readonly string[]): string[] {
  const positions = new Map(from.map((key, index) => [key, index]))
  const common = to.filter((key) => positions.has(key))
  const order = common.map((key) => positions.get(key) ?? 0)
  const kept = new Set(longestRising(order))
  return common.filter((_, index) => !kept.has(index))
}

/** The indexes of a longest rising sequence. */
function longestRising(values: readonly number[]): number[] {
  // By length: the index of the smallest value that ends a rising sequence of that length.
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  for (const [index, value] of values.entries()) {
    const first = ends.findIndex((end) => (values[end] ?? 0) >= value)
    const length = first === -1 ? ends.length : first
    before.set(index, ends[length - 1])
    ends[length] = index
  }
  const found: number[] = []
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) found.unshift(index)
  return found
}
