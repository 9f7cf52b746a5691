import type { Values } from '../calls'

export interface StoredValues {
  /** Revision of the record; null for a new one. */
  revision: number | null
  values: Values
}

/**
 * Compares two values as JSON with sorted keys, because a conflict response contains values from
 * the database, which reorders keys.
 */
export function isSameValue(left: unknown, right: unknown): boolean {
  return JSON.stringify(left, sortKeys) === JSON.stringify(right, sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Lists the names of the values that two users changed differently since `base`. */
export function listContestedNames(base: Values, yours: Values, theirs: Values): string[] {
  return Object.keys(pickChangedValues(base, yours)).filter(
    (name) => !isSameValue(theirs[name], base[name]) && !isSameValue(theirs[name], yours[name]),
  )
}

/** Returns the values that differ from the earlier ones. */
export function pickChangedValues(before: Values, after: Values): Values {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSameValue(value, before[name])))
}
