/**
 * Random choices that are the same in each run. Each subject has a seed of its own, so that a new
 * subject does not change the choices for others.
 */
export class Random {
  private state: number

  constructor(...seeds: readonly number[]) {
    this.state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) + 0x7f4a7c15, 0x2545f491)
  }

  /** Returns a number from 0 up to but excluding 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Returns an integer from `first` to `last`. */
  integer(first: number, last: number): number {
    return first + Math.floor(this.next() * (last - first + 1))
  }

  /**
   * Returns a random item of the list.
   * @throws Error for an empty list
   */
  pick<Item>(list: readonly Item[]): Item {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }

  /** Returns `count` different items of the list in random order. */
  sample<Item>(list: readonly Item[], count: number): Item[] {
    const remainingItems = [...list]
    return Array.from({ length: Math.min(count, remainingItems.length) }, () =>
      remainingItems.splice(Math.floor(this.next() * remainingItems.length), 1),
    ).flat()
  }
}
