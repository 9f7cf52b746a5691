/** Moves an item of a list by a number of places, up with a negative number. */
export const moveItem = <Item>(items: readonly Item[], index: number, by: number): Item[] =>
  items.toSpliced(index, 1).toSpliced(index + by, 0, ...items.slice(index, index + 1))
