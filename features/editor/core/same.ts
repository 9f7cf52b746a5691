/** Whether two JSON values are deeply equal; an undefined field equals a missing one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right]: Record<string, unknown>[] = [{ ...one }, { ...other }]
  const names = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])
  return [...names].every((name) => isSame(left?.[name], right?.[name]))
}
