/** Returns true if two JSON values are deeply equal. An undefined field equals a missing one. */
export function isSame(first: unknown, second: unknown): boolean {
  if (first === second) return true
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false
  if (Array.isArray(first) !== Array.isArray(second)) return false
  const [left, right]: Record<string, unknown>[] = [{ ...first }, { ...second }]
  const names = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])
  return [...names].every((name) => isSame(left?.[name], right?.[name]))
}
