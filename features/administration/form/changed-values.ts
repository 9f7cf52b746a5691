import type { Values } from '../calls'

/** Whether two values of records are the same; they are JSON, whose keys stand in the contract's order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What differs from the values before. */
export function changedValues(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(value, before[name])),
  )
}
