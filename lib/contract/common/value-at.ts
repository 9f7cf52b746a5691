/** Returns the value at a path of keys and indexes; undefined if nothing exists there. */
export function getValueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )
}
