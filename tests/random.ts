/** Numbers that look random and are the same for a seed: a linear congruential generator (Numerical Recipes). */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[below(list.length)]
  return { below, pick }
}
