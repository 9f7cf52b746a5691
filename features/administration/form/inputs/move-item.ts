/** Moves an item of a list by a number of places. A negative number moves it up. */
export const moveItem = <Item>(items: readonly Item[], index: number, offset: number): Item[] =>
  items.toSpliced(index, 1).toSpliced(index + offset, 0, ...items.slice(index, index + 1))
