/** Creates a pseudorandom generator that repeats for a seed (mulberry32). */
export function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  /** Picks an item of a list; undefined for an empty one. */
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[below(list.length)]
  /** Picks an item of a non-empty list. */
  const pickOne = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item
  return { below, pick, oneOf: pickOne }
}

export type Random = ReturnType<typeof random>
