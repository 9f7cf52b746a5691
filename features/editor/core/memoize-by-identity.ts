/** Caches a function of an immutable value by the value's identity. */
export function memoizeByIdentity<Value extends object, Result>(
  compute: (value: Value) => Result,
): (value: Value) => Result {
  const known = new WeakMap<Value, { result: Result }>()
  return (value) => {
    const found = known.get(value) ?? { result: compute(value) }
    known.set(value, found)
    return found.result
  }
}
