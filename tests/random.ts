/** Numbers that look random and are the same for a seed (mulberry32). */
export function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  /** One of a list; undefined where it is empty. */
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[below(list.length)]
  /** One of a list that is not empty. */
  const oneOf = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item
  return { below, pick, oneOf }
}

export type Random = ReturnType<typeof random>
