/** Moves an item of a list one place up (-1) or down (1). */
export const moveItem = <Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] =>
  items.toSpliced(index, 1).toSpliced(index + by, 0, ...items.slice(index, index + 1))
