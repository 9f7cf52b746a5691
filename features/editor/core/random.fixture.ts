/** A generator of numbers that are the same for the same seed (mulberry32). */
export function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  const oneOf = <Value>(list: readonly Value[]): Value => list[below(list.length)] as Value
  return { below, oneOf }
}

export type Random = ReturnType<typeof random>
