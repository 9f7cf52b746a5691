/**
 * Seeded random choices, the same at each run. Each subject has a separate seed, so that a new one
 * changes no other.
 */
export class Random {
  private state: number

  constructor(...seeds: readonly number[]) {
    this.state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) + 0x7f4a7c15, 0x2545f491)
  }

  /** Returns a number from 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Returns a whole number from `first` to `last`. */
  whole(first: number, last: number): number {
    return first + Math.floor(this.next() * (last - first + 1))
  }

  /** @throws for an empty list */
  pick<Item>(list: readonly Item[]): Item {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }

  /** Returns `count` different items in random order. */
  sample<Item>(list: readonly Item[], count: number): Item[] {
    const left = [...list]
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(Math.floor(this.next() * left.length), 1),
    ).flat()
  }
}
